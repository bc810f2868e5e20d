import type * as z from 'zod/mini';
import { contactSchema } from './contact/schema.ts';
import type { CommonField } from './fields.ts';
import { newsletterSchema } from './newsletter/schema.ts';
import { pricingExpertSchema } from './pricing-expert/schema.ts';
import { signupSchema } from './signup/schema.ts';

/**
 * The list of forms: last segment of the endpoint → schema of the payload. Code that a page loads imports types alone
 * from here: the schemas bring zod along.
 */
export const formSchemas = {
  newsletter: newsletterSchema,
  contact: contactSchema,
  signup: signupSchema,
  'pricing-expert': pricingExpertSchema,
} as const;

export type FormName = keyof typeof formSchemas;
export const formNames = Object.keys(formSchemas) as FormName[];

/** Names of the fields of a form's own, which become a lead. */
export type LeadField<Name extends FormName> = Exclude<keyof z.infer<(typeof formSchemas)[Name]>, CommonField>;
