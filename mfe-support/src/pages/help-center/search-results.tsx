import { contactPath } from '@site/contracts';
import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Button } from '@site/ui/actions/button.tsx';
import { classNames } from '@site/ui/styles/class-names.ts';
import { useEffect, useRef, useState } from 'react';
import type { HelpEntry } from '../../search/help-entry.ts';
import { content } from './content.ts';
import styles from './search-results.module.css';
import type { HelpIndexState } from './use-help-index.ts';

const { search } = content;

/** Visitors scroll past more results. */
const SHOWN = 8;

interface SearchResultsProps {
  /** The query, trimmed. */
  query: string;
  index: HelpIndexState;
}

/** Results below the search field. The sentence above the list is announced whenever it changes. */
export function SearchResults({ query, index }: SearchResultsProps) {
  const found = query && index.find ? index.find(query) : [];
  const [allOf, setAllOf] = useState('');
  const shown = allOf === query ? found : found.slice(0, SHOWN);
  const list = useRef<HTMLOListElement>(null);
  const needsPerson = query !== '' && shown.length === 0 && index.status !== 'loading';

  // The focused button disappears: keyboard users continue at the first added result.
  useEffect(() => {
    const added = allOf ? list.current?.querySelector<HTMLElement>(`li:nth-child(${SHOWN + 1})`) : undefined;
    (added?.querySelector('a') ?? added)?.focus();
  }, [allOf]);

  return (
    <div className={classNames(query !== '' && styles.results)}>
      <p role="status">{sentenceFor(query, index, found.length, shown.length)}</p>
      {shown.length > 0 && (
        <ol ref={list} aria-label={search.results}>
          {shown.map((entry) => (
            <Result key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {shown.length < found.length && (
        <Button variant="line" size="sm" className={styles.all} onClick={() => setAllOf(query)}>
          {search.all(found.length)}
        </Button>
      )}
      {needsPerson && <ArrowLink href={contactPath('ticket')}>{search.askSupport}</ArrowLink>}
    </div>
  );
}

function sentenceFor(query: string, index: HelpIndexState, found: number, shown: number): string {
  const { status } = index;
  if (!query) return '';
  if (status === 'failed') return search.failed;
  if (status !== 'ready') return search.loading;
  const sentence = found === 0 ? search.none(query) : search.count(found, shown, query);
  return index.isPartial ? `${sentence}. ${search.partial}` : sentence;
}

function Result({ entry: { kind, title, summary, href } }: { entry: HelpEntry }) {
  return (
    <li tabIndex={-1}>
      <h2>{href ? <a href={href}>{title}</a> : title}</h2>
      <p>{summary}</p>
      <p className={styles.kind}>{kind}</p>
    </li>
  );
}
