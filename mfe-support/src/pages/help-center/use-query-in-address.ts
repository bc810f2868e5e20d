import { useSearchParams } from '@site/router';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A pause in typing: the address changes once per thought, not per letter (browsers limit how often it may). */
const PAUSE_MS = 300;

/**
 * The query of the search, kept in step with `?q=` of the address in both directions. It is empty while hydrating,
 * because the server cannot know the address; what was typed before then is kept.
 * @param field the search field; React does not control it, so that typing never waits
 */
export function useQueryInAddress(field: RefObject<HTMLInputElement | null>) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [query, setQuery] = useState('');
  const written = useRef<string>(undefined);

  useEffect(() => {
    if (asked === written.current || !field.current) return;
    const isFirst = written.current === undefined;
    written.current = asked;
    if (!(isFirst && field.current.value && !asked)) field.current.value = asked;
    setQuery(field.current.value);
  }, [asked, field]);

  const write = useCallback(
    (next: string) => {
      written.current = next;
      setParams(next ? { q: next } : {}, { replace: true });
    },
    [setParams],
  );

  useEffect(() => {
    if (written.current === undefined || query === written.current) return;
    const { pathname } = location;
    // A visitor who has followed a link meanwhile is not called back.
    const timer = setTimeout(() => location.pathname === pathname && write(query), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, write]);

  return { query, setQuery };
}
