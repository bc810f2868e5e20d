import { useSearchParams } from '@site/router';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A pause in typing: the address changes once per query, not per letter (browsers limit the rate). */
const PAUSE_MS = 300;

/**
 * Keeps the search query and `?q=` of the address in sync. Empty during hydration, because the server does not know the
 * address; earlier input is kept.
 * @param field the search field; React does not control it, to keep typing responsive
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
    // A visitor who has followed a link in the meantime stays on its page.
    const timer = setTimeout(() => location.pathname === pathname && write(query), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, write]);

  return { query, setQuery };
}
