import * as z from 'zod/mini';

const PHONE_MAX = 40;

/** A line break in a name could imitate a line of a mail, and a direction mark changes how a name is displayed. */
const BEYOND_ONE_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_C}]/u;

const without = (characters: RegExp, message: string) => z.refine<string>((value) => !characters.test(value), message);

/** SQLite silently turns half a character into U+FFFD. */
const paragraphs = without(/\p{Cs}/u, 'Remove the characters that cannot be printed.');
/** Visitors paste them with texts from slides and PDF files, and could not find them to remove them. */
const withoutControls = z.overwrite<string>((value) =>
  value.replaceAll(/[\v\f]/g, '\n').replaceAll(/(?![\t\n\r])\p{Cc}/gu, ''),
);
const oneLine = without(
  BEYOND_ONE_LINE,
  'Type this by hand on one line: what was pasted has a line break or an invisible mark.',
);

const tooLong = (max: number) => z.maxLength(max, `Use at most ${max} characters.`);

/**
 * Schema of a required line.
 * @param max longest accepted length in UTF-16 units
 * @param missing sentence for the visitor when it is empty
 */
export const requiredText = (max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), tooLong(max), oneLine);

/**
 * Schema of an optional line.
 * @param max longest accepted length in UTF-16 units
 */
export const optionalText = (max: number) => z.optional(z.string().check(z.trim(), tooLong(max), oneLine));

/** Like {@link requiredText}, for several lines in any writing direction. */
export const requiredParagraphs = (max: number, missing: string) =>
  z.string(missing).check(withoutControls, z.trim(), z.minLength(1, missing), tooLong(max), paragraphs);

/** Like {@link optionalText}, for several lines in any writing direction. */
export const optionalParagraphs = (max: number) =>
  z.optional(z.string().check(withoutControls, z.trim(), tooLong(max), paragraphs));

/** Address books and web pages add invisible marks to numbers and addresses. */
const withoutMarks = z.overwrite<string>((value) => value.replaceAll(/\p{Cf}/gu, ''));

/**
 * Schema of a required phone number.
 * @param missing sentence for the visitor when it is empty
 */
export const requiredPhone = (missing: string) =>
  z.string(missing).check(withoutMarks, z.trim(), z.minLength(1, missing), tooLong(PHONE_MAX), oneLine);

/** Schema of an optional phone number. */
export const optionalPhone = () => z.optional(z.string().check(withoutMarks, z.trim(), tooLong(PHONE_MAX), oneLine));

/**
 * Schema of an email address. The length is checked first: the pattern takes 88 ms on a megabyte. Addresses with characters
 * beyond ASCII are refused, because not every mail server accepts them.
 */
export const emailText = (message: string) =>
  z.string(message).check(withoutMarks, z.trim(), z.maxLength(254, { error: message, abort: true }), z.email(message));
