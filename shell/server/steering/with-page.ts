const QUOTED = /"[^"]*"/g;
const BETWEEN_WORDS = /[\s,:;]+|\.(?:\s|$)/;

/**
 * Prefixes a sentence with its page, unless it mentions it as a whole word: `/voip` is also part of `/voip-rates`, and titles of
 * pages may contain slashes.
 */
export const withPage = (page: string | undefined, sentence: string): string =>
  page && !sentence.replaceAll(QUOTED, '').split(BETWEEN_WORDS).includes(page) ? `Page ${page}: ${sentence}` : sentence;
