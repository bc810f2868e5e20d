import * as z from 'zod/mini';

/** Refused because stores change them silently (SQLite turns a lone surrogate into U+FFFD) or lose them (NUL). */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

const storable = z.refine<string>((value) => !UNPRINTABLE.test(value), 'Remove the characters that cannot be printed.');

/**
 * A text field that must be filled in.
 * @param max longest accepted length in UTF-16 units
 * @param missing sentence for the visitor when it is empty
 */
export const requiredText = (max: number, missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(max, `Use at most ${max} characters.`), storable);

/**
 * A text field that may be left empty.
 * @param max longest accepted length in UTF-16 units
 */
export const optionalText = (max: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(max, `Use at most ${max} characters.`), storable));

/**
 * An e-mail address. The length is checked first: the pattern takes 88 ms on a megabyte. Addresses with characters
 * beyond ASCII are refused, because not every mail server on the way accepts them.
 */
export const emailText = (message: string) =>
  z.string(message).check(z.trim(), z.maxLength(254, { error: message, abort: true }), z.email(message));
