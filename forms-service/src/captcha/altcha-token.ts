import * as z from 'zod';
import { parseJson } from '../parse-json.ts';

const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/);

/** Alphabetical order: the signature depends on it. */
const parametersSchema = z.strictObject({
  algorithm: z.string(),
  cost: z.int(),
  data: z.strictObject({ form: z.string() }),
  expiresAt: z.int(),
  keyLength: z.int(),
  keyPrefix: hex,
  keySignature: hex,
  nonce: hex,
  salt: hex,
});

const tokenSchema = z.object({
  challenge: z.strictObject({ parameters: parametersSchema, signature: hex }),
  solution: z.object({ derivedKey: hex }),
});

/** Unverified claims of a token. */
interface AltchaToken {
  challenge: {
    form: string;
    nonce: string;
    expiresAt: Date;
    keySignature: string;
    signature: string;
    /** The signed text. */
    signed: string;
  };
  derivedKey: Buffer;
}

/**
 * Parses the widget's token: base64 of `{challenge, solution}`.
 * @returns undefined for anything else
 */
export function parseAltchaToken(token: string): AltchaToken | undefined {
  const { data } = tokenSchema.safeParse(parseJson(Buffer.from(token, 'base64').toString()));
  if (!data) return undefined;
  const { parameters, signature } = data.challenge;
  const { nonce, keySignature, expiresAt } = parameters;
  const challenge = {
    form: parameters.data.form,
    nonce,
    expiresAt: new Date(expiresAt * 1_000),
    keySignature,
    signature,
    signed: JSON.stringify(parameters),
  };
  return { challenge, derivedKey: Buffer.from(data.solution.derivedKey, 'hex') };
}
