import type { LeadField } from '@site/contracts/forms';
import { contactAccepted } from '@site/contracts/forms/contact/copy';
import { pricingExpertFields, pricingExpertSchema } from '@site/contracts/forms/pricing-expert/schema';
import type { FormDefinition } from './form-definition.ts';

const labels: Record<LeadField<'pricing-expert'>, string> = {
  email: 'E-mail',
  solution: 'Solution',
  contactMethod: 'Answer by',
  phone: 'Phone',
  note: 'Note',
  plan: 'Plan',
  billing: 'Billing',
};

/** A question about prices; answered like a message to the team. */
export const pricingExpert: FormDefinition = {
  form: 'pricing-expert',
  schema: pricingExpertSchema,
  storedFields: pricingExpertFields,
  context: ['plan', 'billing'],
  collection: 'pricingExperts',
  summary: 'Ask about prices',
  mail: { title: 'New question about prices', labels },
  acceptsBypass: false,
  accepted: contactAccepted,
};
