/** Something the help search can find. */
export interface HelpEntry {
  id: string;
  /** What it is, for the reader. */
  kind: 'Article' | 'Documentation' | 'Short answer' | 'Page' | 'Section' | 'Rate';
  title: string;
  /** Shown below the title: the answer itself, or what the target is about. */
  summary: string;
  /** More words that are searched but not shown. */
  text?: string;
  /** Where to read on; absent when the summary is all there is. */
  href?: string;
}
