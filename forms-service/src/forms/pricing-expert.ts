import type { LeadField } from '@site/contracts/forms';
import { contactAccepted } from '@site/contracts/forms/contact/copy';
import { pricingExpertFields, pricingExpertSchema } from '@site/contracts/forms/pricing-expert/schema';
import type { FormRules } from './form-rules.ts';

const labels: Record<LeadField<'pricing-expert'>, string> = {
  email: 'Email',
  solution: 'Solution',
  contactMethod: 'Answer by',
  phone: 'Phone',
  note: 'Note',
  plan: 'Plan',
  billing: 'Billing',
};

/** A pricing inquiry, answered like a message to the team. */
export const pricingExpert: FormRules = {
  form: 'pricing-expert',
  schema: pricingExpertSchema,
  storedFields: pricingExpertFields,
  context: ['plan', 'billing'],
  collection: 'pricingExperts',
  summary: 'Ask about prices',
  mail: {
    title: 'New question about prices',
    toDo: `Reply to this email with a quote, or call if that was asked for. The visitor was told: “${contactAccepted}”`,
    labels,
  },
  acknowledgement: {
    subject: 'We have received your request for a quote',
    heading: 'Your request for a quote has arrived',
    next: `A pricing expert prepares a written quote for you. ${contactAccepted}`,
    repeats: ['solution', 'billing', 'contactMethod'],
  },
  acceptsBypass: false,
  accepted: contactAccepted,
};
