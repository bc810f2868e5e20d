/** How far below the window something counts as near. */
const MARGIN = '600px';

/**
 * Calls back once, when an element is in view or nearly so.
 * @returns stops waiting
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
