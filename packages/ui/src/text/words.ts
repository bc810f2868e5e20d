/**
 * Words within a line: `` `code` ``, `**strong**` and `[link](/path)` are marked, nothing else. A link has neither
 * brackets in its label nor parentheses in its address.
 */
export type Words = string;

/** The marked parts of {@link Words}, as `split` keeps them. */
export const MARKED = /(`[^`]+`|\*\*[^*]+\*\*|\[[^[\]]+\]\([^()\s]+\))/;

/** The labels and the addresses of marked links. */
export const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Words without their marks: for searches, reading times and structured data. */
export const plainWords = (words: Words): string => words.replaceAll(LINK, '$1').replaceAll(/`|\*\*/g, '');
