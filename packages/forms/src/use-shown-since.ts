import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * When visitors saw a form first, as `performance.now()` counts: a form of the document long before its code has come,
 * which may then send at once what they have filled in.
 */
export function useShownSince(): RefObject<number> {
  const isInDocument = useRef(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );
  const shownSince = useRef(0);
  useEffect(() => {
    if (!isInDocument.current) shownSince.current = performance.now();
  }, []);
  return shownSince;
}
