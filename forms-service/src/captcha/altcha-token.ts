import * as z from 'zod';

const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/);

/** Names in alphabetical order, because that is the order in which they are signed. */
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a token claims; nothing of it has been verified. */
export interface AltchaToken {
  challenge: {
    form: string;
    nonce: string;
    expiresAt: Date;
    keySignature: string;
    signature: string;
    /** What the signature was made of. */
    signed: string;
  };
  derivedKey: Buffer;
}

/**
 * Reads the widget's token: base64 of `{challenge, solution}`.
 * @returns undefined for everything else
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
