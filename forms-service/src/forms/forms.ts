import type { FormName } from '@site/contracts/forms';
import { contact } from './contact.ts';
import type { FormRules } from './form-rules.ts';
import { newsletter } from './newsletter.ts';
import { pricingExpert } from './pricing-expert.ts';
import { signup } from './signup.ts';

/** The list of forms that the service takes. */
export const formRules: Record<FormName, FormRules> = {
  newsletter,
  contact,
  signup,
  'pricing-expert': pricingExpert,
};
