/** Sentence that names the page it is about, where it does not do so itself. */
export const withPage = (page: string | undefined, sentence: string): string =>
  page && !sentence.includes(page) ? `Page ${page}: ${sentence}` : sentence;
