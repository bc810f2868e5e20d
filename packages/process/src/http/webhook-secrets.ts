import * as z from 'zod';

/** Base64 behind a prefix; 128 bits are the least that cannot be guessed. */
const secretSchema = z
  .string()
  .regex(/^(?:whsec_)?[A-Za-z0-9+/]{22,}={0,2}$/, 'must be "whsec_" and at least 16 bytes in base64')
  .transform((text) => Buffer.from(text.replace('whsec_', ''), 'base64'));

/** Signing secrets of webhooks as Standard Webhooks writes them, separated by commas. */
export const webhookSecretsSchema = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))
  .pipe(z.array(secretSchema));
