/** Control characters except tabs and line breaks, and those that change the order of the text around them. */
const OBEYED = /(?![\t\n])\p{Cc}|\p{Bidi_C}/gu;

const toEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Escapes, as JSON does, the characters that a terminal obeys instead of showing: the text of a team could otherwise clear
 * the terminal of an operator or imitate a result. The values of JSON stay the same.
 */
export const printable = (text: string): string => text.replaceAll(OBEYED, toEscape);

/** Like {@link printable}, for a text that must not begin a line of its own. */
export const printableLine = (text: string): string => printable(text.replaceAll(/[\r\n]+/g, ' '));
