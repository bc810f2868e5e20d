/** Words within a line: `` `code` ``, `**strong**` and `[link](/path)` are marked, nothing else. */
export type Words = string;

/** The marked parts of {@link Words}, as `split` keeps them. */
export const MARKED = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/;

/** The label and the address of a marked link. */
export const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** Words without their marks: for searches, reading times and structured data. */
export const plainWords = (words: Words): string =>
  words.replaceAll(new RegExp(LINK, 'g'), '$1').replaceAll(/`|\*\*/g, '');
