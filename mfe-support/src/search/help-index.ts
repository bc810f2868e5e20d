import MiniSearch from 'minisearch';
import type { HelpEntry } from './help-entry.ts';
import { synonyms } from './synonyms.ts';

/** Returns the entries found for a query, the best first; none for an empty query. */
export type FindHelp = (query: string) => HelpEntry[];

const STOP_WORDS = new Set(
  'a an and are be can do does for how i in is it my of on or the to what with your'.split(' '),
);

function wordOf(term: string): string | null {
  const word = term.toLowerCase();
  return STOP_WORDS.has(word) ? null : word;
}

/**
 * Indexes the entries of the help search. Every word of a query must match; if no entry has them all, some suffice.
 * Prefixes count, and from five letters on one wrong letter in five is tolerated.
 */
export function indexEntries(entries: HelpEntry[]): FindHelp {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<HelpEntry>({
    fields: ['title', 'summary', 'text'],
    processTerm: wordOf,
    searchOptions: {
      processTerm: (term) => {
        const word = wordOf(term);
        return word && (synonyms.get(word) ?? word);
      },
      boost: { title: 4, summary: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length < 5 ? false : 0.2),
    },
  });
  index.addAll(entries);

  const search = (query: string, combineWith: 'AND' | 'OR') =>
    index.search(query, { combineWith }).flatMap(({ id }) => byId.get(id) ?? []);

  return (query) => {
    const complete = search(query, 'AND');
    return complete.length > 0 ? complete : search(query, 'OR');
  };
}
