/** How far below the window a form may be when its code is fetched. */
const MARGIN = '100px';

const TOUCHES = ['focusin', 'pointerdown'] as const;

/**
 * Calls back once, when an element is about to come into view or is touched.
 * @param signal ends the watch
 */
export function whenNear(element: HTMLElement, signal: AbortSignal, callback: () => void): void {
  const watch = new AbortController();
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), { rootMargin: MARGIN });
  const near = () => {
    watch.abort();
    observer.disconnect();
    callback();
  };
  observer.observe(element);
  whenTouched(element, AbortSignal.any([signal, watch.signal]), near);
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Calls back once, when the focus or a pointer comes into an element.
 * @param signal ends the watch
 */
export function whenTouched(element: HTMLElement, signal: AbortSignal, callback: () => void): void {
  const watch = new AbortController();
  const touched = () => {
    watch.abort();
    callback();
  };
  for (const touch of TOUCHES)
    element.addEventListener(touch, touched, { signal: AbortSignal.any([signal, watch.signal]) });
}
