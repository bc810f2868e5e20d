import { type RefObject, useEffect, useRef } from 'react';
import { showCurrentPage } from './show-current-page.ts';

const INTENT_EVENTS = ['pointerover', 'focusin'];

/**
 * Loads what HTML lacks for the menus (ARIA states, a focus trap in the drawer) on first contact with the header, and marks
 * the page that is shown.
 */
export function useMenuBehaviour(header: RefObject<HTMLElement | null>, path: string) {
  const shown = useRef(path);

  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const lifetime = new AbortController();
    const load = () => {
      for (const type of INTENT_EVENTS) element.removeEventListener(type, load);
      import('./menu-behaviour.ts').then(({ attachMenus }) => attachMenus(element, lifetime.signal), loadOnIntent);
    };
    const loadOnIntent = () => {
      for (const type of INTENT_EVENTS) element.addEventListener(type, load, { signal: lifetime.signal });
    };
    if (element.matches(':hover, :focus-within, :has(:popover-open)')) load();
    else loadOnIntent();
    return () => lifetime.abort();
  }, [header]);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (header.current) showCurrentPage(header.current, path);
  }, [header, path]);
}
