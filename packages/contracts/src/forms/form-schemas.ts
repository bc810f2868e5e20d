import { contactSchema } from './contact.ts';
import { newsletterSchema } from './newsletter.ts';
import { pricingExpertSchema } from './pricing-expert.ts';
import { signupSchema } from './signup.ts';

/** Last segment of a form's address → its schema. */
export const formSchemas = {
  newsletter: newsletterSchema,
  contact: contactSchema,
  signup: signupSchema,
  'pricing-expert': pricingExpertSchema,
} as const;

export type FormName = keyof typeof formSchemas;
export const formNames = Object.keys(formSchemas) as FormName[];
