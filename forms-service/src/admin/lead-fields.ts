import type { FormName } from '@site/contracts/forms';
import { contactFields } from '@site/contracts/forms/contact';
import { newsletterFields } from '@site/contracts/forms/newsletter';
import { pricingExpertFields } from '@site/contracts/forms/pricing-expert';
import { signupFields } from '@site/contracts/forms/signup';
import * as z from 'zod/mini';

const TOPIC_MAX = 200;

/** A lead's fields as they are kept, to hold what comes from elsewhere against. */
export const leadFieldSchemas = {
  newsletter: z.strictObject(newsletterFields),
  // The topic is kept as the words that the visitor saw.
  contact: z.strictObject({ ...contactFields, topic: z.optional(z.string().check(z.maxLength(TOPIC_MAX))) }),
  signup: z.strictObject(signupFields),
  'pricing-expert': z.strictObject(pricingExpertFields),
} satisfies Record<FormName, unknown>;

/** Names of the fields of all forms, each once. */
export const leadFieldNames = [
  ...new Set(Object.values(leadFieldSchemas).flatMap((schema) => Object.keys(schema.shape))),
];
