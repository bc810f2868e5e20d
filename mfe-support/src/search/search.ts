import type { PageSummary } from '@site/contracts';
import { helpEntries } from './help-entries.ts';
import type { HelpEntry } from './help-entry.ts';
import { type FindHelp, indexEntries } from './help-index.ts';

export { readSiteSections } from './site-sections.ts';

/**
 * The only entry point of the search, which keeps its library and texts in one lazily loaded chunk.
 * @param sections sections of other pages of the site
 */
export const indexHelp = (pages: PageSummary[], sections: readonly HelpEntry[] = []): FindHelp =>
  indexEntries([...helpEntries(pages), ...sections]);
