import type { FormName } from '@site/contracts/forms';
import { contact } from './contact.ts';
import { newsletter } from './newsletter.ts';
import { pricingExpert } from './pricing-expert.ts';
import { signup } from './signup.ts';
import type { FormDefinition } from './submission.ts';

/** The four forms by name. */
export const formDefinitions: Record<FormName, FormDefinition> = {
  newsletter,
  contact,
  signup,
  'pricing-expert': pricingExpert,
};
