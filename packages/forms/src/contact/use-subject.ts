import { type ContactSubject, type ContactTopic, parseContactTopic } from '@site/contracts';
import { useLocation } from '@site/router';
import { useEffect, useState } from 'react';

/** Titles of the jobs and programs that links can name, by key. */
export type SubjectTitles = Readonly<Partial<Record<keyof ContactSubject, Readonly<Record<string, string>>>>>;

interface Arrival extends ContactSubject {
  topic?: ContactTopic | undefined;
}

const kinds = ['job', 'program'] as const;

/**
 * Reads topic and subject from the address, only after hydration, because documents are composed without a query. Keys without a
 * title are ignored: a link must not add text to the page.
 */
export function useSubject(titles: SubjectTitles | undefined): Arrival {
  const { search } = useLocation();
  const [arrival, setArrival] = useState<Arrival>({});
  useEffect(() => {
    const query = new URLSearchParams(search);
    const isKnown = (kind: keyof ContactSubject) => Object.hasOwn(titles?.[kind] ?? {}, query.get(kind) ?? '');
    const subject = kinds.filter(isKnown).map((kind) => [kind, query.get(kind)]);
    setArrival({ topic: parseContactTopic(query.get('topic')), ...Object.fromEntries(subject) });
  }, [search, titles]);
  return arrival;
}
