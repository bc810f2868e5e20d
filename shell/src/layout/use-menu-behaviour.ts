import { type RefObject, useEffect, useRef } from 'react';

const NEAR = ['pointerover', 'focusin'];

/**
 * Loads what HTML cannot do for the menus (ARIA states, a focus trap in the sheet) once a visitor comes near the header, and
 * closes an open menu when another page is shown.
 */
export function useMenuBehaviour(header: RefObject<HTMLElement | null>, path: string) {
  const shown = useRef(path);

  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const lifetime = new AbortController();
    const near = () => {
      for (const type of NEAR) element.removeEventListener(type, near);
      import('./menu-behaviour.ts').then(({ attachMenus }) => attachMenus(element, lifetime.signal), wait);
    };
    const wait = () => {
      for (const type of NEAR) element.addEventListener(type, near, { signal: lifetime.signal });
    };
    if (element.matches(':hover, :focus-within, :has(:popover-open)')) near();
    else wait();
    return () => lifetime.abort();
  }, [header]);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    header.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  }, [header, path]);
}
