import type { FormName } from '@site/contracts/forms';
import { contact } from './contact.ts';
import type { FormRules } from './form-rules.ts';
import { newsletter } from './newsletter.ts';
import { pricingExpert } from './pricing-expert.ts';
import { signup } from './signup.ts';

/** All forms of the service. */
export const formRules: Record<FormName, FormRules> = {
  newsletter,
  contact,
  signup,
  'pricing-expert': pricingExpert,
};
