/** Prefixes a sentence with its page, unless the sentence mentions it. */
export const withPage = (page: string | undefined, sentence: string): string =>
  page && !sentence.includes(page) ? `Page ${page}: ${sentence}` : sentence;
