import type { PageSummary } from '@site/contracts';
import { helpEntries } from './help-entries.ts';
import type { HelpEntry } from './help-entry.ts';
import { createHelpIndex, type HelpIndex } from './help-index.ts';

export { readSiteSections } from './site-sections.ts';

/**
 * The one door to the search, so that its library and all its texts are one lazily loaded chunk.
 * @param sections what other pages of the site say
 */
export const helpIndexOf = (pages: PageSummary[], sections: readonly HelpEntry[] = []): HelpIndex =>
  createHelpIndex([...helpEntries(pages), ...sections]);
