import type * as z from 'zod/mini';
import { contactSchema } from './contact/schema.ts';
import type { CommonField } from './fields.ts';
import { newsletterSchema } from './newsletter/schema.ts';
import { pricingExpertSchema } from './pricing-expert/schema.ts';
import { signupSchema } from './signup/schema.ts';

/**
 * Forms: last segment of the endpoint → schema of the payload. Code of pages imports only types from here, because the schemas
 * import zod.
 */
export const formSchemas = {
  newsletter: newsletterSchema,
  contact: contactSchema,
  signup: signupSchema,
  'pricing-expert': pricingExpertSchema,
} as const;

export type FormName = keyof typeof formSchemas;
export const formNames = Object.keys(formSchemas) as FormName[];

/** Names of the fields specific to a form, which become a lead. */
export type LeadField<Name extends FormName> = Exclude<keyof z.infer<(typeof formSchemas)[Name]>, CommonField>;
