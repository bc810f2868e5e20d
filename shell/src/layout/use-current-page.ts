import { type RefObject, useEffect, useRef } from 'react';
import { showCurrentPage } from './show-current-page.ts';

/** Marks the page that is shown in the header, which keeps the HTML of the page that was served. */
export function useCurrentPage(header: RefObject<HTMLElement | null>, path: string): void {
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (header.current) showCurrentPage(header.current, path);
  }, [header, path]);
}
