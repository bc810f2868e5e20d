import type { PageSummary } from '@site/contracts';
import { helpEntries } from './help-entries.ts';
import { createHelpIndex, type HelpIndex } from './help-index.ts';

/** The one door to the search, so that its library and all its texts are one lazily loaded chunk. */
export const helpIndexOf = (pages: PageSummary[]): HelpIndex => createHelpIndex(helpEntries(pages));
