import { pricingExpertSchema } from '@site/contracts/forms';
import { contact } from './contact.ts';
import type { FormDefinition } from './submission.ts';

/** A question about prices; answered like a message to the team. */
export const pricingExpert: FormDefinition = {
  form: 'pricing-expert',
  schema: pricingExpertSchema,
  acceptsBypass: false,
  accepted: contact.accepted,
};
