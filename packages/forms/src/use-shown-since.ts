import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

const never = () => () => {};
const notYet = () => Number.POSITIVE_INFINITY;
const withTheDocument = () => 0;

/**
 * When visitors saw a form first, as `performance.now()` counts: a form of the document long before its code has come,
 * which may then send at once what they have filled in.
 */
export function useShownSince(): RefObject<number> {
  const shownSince = useRef(useSyncExternalStore(never, notYet, withTheDocument));
  useEffect(() => {
    shownSince.current = Math.min(shownSince.current, performance.now());
  }, []);
  return shownSince;
}
