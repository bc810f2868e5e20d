import * as z from 'zod';

/** Base64 with a prefix; at least 128 bits, so it cannot be guessed. */
const secretSchema = z
  .string()
  .regex(/^(?:whsec_)?[A-Za-z0-9+/]{22,}={0,2}$/, 'must be "whsec_" and at least 16 bytes in base64')
  .transform((text) => Buffer.from(text.replace('whsec_', ''), 'base64'));

/** Schema of comma-separated webhook signing secrets in the format of Standard Webhooks. */
export const webhookSecretsSchema = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))
  .pipe(z.array(secretSchema));
