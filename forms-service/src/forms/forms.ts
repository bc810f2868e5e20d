import type { FormName } from '@site/contracts/forms';
import { contact } from './contact.ts';
import type { FormDefinition } from './form-definition.ts';
import { newsletter } from './newsletter.ts';
import { pricingExpert } from './pricing-expert.ts';
import { signup } from './signup.ts';

/** The list of forms that the service takes. */
export const formDefinitions: Record<FormName, FormDefinition> = {
  newsletter,
  contact,
  signup,
  'pricing-expert': pricingExpert,
};
