/** Prefixes a sentence with its page, unless it mentions it as a whole word: `/voip` is also part of `/voip-rates`. */
export const withPage = (page: string | undefined, sentence: string): string =>
  page && !sentence.split(/[\s,:]/).includes(page) ? `Page ${page}: ${sentence}` : sentence;
