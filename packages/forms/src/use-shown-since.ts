import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

const never = () => () => {};
const notYet = () => Number.POSITIVE_INFINITY;
const withTheDocument = () => 0;

/**
 * Returns when the form became visible, in milliseconds of `performance.now()`: a form of the document long before its code
 * loaded, which may then send immediately.
 */
export function useShownSince(): RefObject<number> {
  const shownSince = useRef(useSyncExternalStore(never, notYet, withTheDocument));
  useEffect(() => {
    shownSince.current = Math.min(shownSince.current, performance.now());
  }, []);
  return shownSince;
}
