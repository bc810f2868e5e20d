import { type ContactSubject, type ContactTopic, parseContactTopic } from '@site/contracts';
import { useLocation } from '@site/router';
import { useEffect, useState } from 'react';

/** Titles of what links to the form may name, by key. */
export type SubjectTitles = Readonly<Partial<Record<keyof ContactSubject, Readonly<Record<string, string>>>>>;

interface Arrival extends ContactSubject {
  topic?: ContactTopic | undefined;
}

const kinds = ['job', 'program'] as const;

/**
 * What the address of the page says that the visitor writes about; known only after hydration, because documents are
 * composed without a query. What has no title is ignored, so that a link cannot put words of its own into the page.
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
