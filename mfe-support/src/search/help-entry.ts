/** A result of the help search. */
export interface HelpEntry {
  id: string;
  /** Kind of result, for the reader. */
  kind: 'Article' | 'Documentation' | 'Short answer' | 'Page' | 'Section' | 'Rate';
  title: string;
  /** Shown below the title: the answer itself, or a summary. */
  summary: string;
  /** Additional words that are searched but not shown. */
  text?: string;
  /** Target page; absent when the summary is complete. */
  href?: string;
}
