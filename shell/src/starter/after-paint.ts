const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Delay after which loading starts when no paint was reported, as in a background tab. */
export const MAX_DELAY_MS = 3_000;

/**
 * Loads after the main content is painted, to leave it the bandwidth; an earlier interaction starts loading
 * immediately.
 */
export function loadAfterPaint(load: () => void): void {
  const loadOnce = () => {
    for (const type of INTERACTIONS) removeEventListener(type, loadOnce);
    clearTimeout(timer);
    load();
  };
  const timer = setTimeout(loadOnce, MAX_DELAY_MS);
  for (const type of INTERACTIONS) addEventListener(type, loadOnce, { passive: true });
  afterPaint(() => setTimeout(loadOnce));
}

/** Calls back when the main content is painted. */
export function afterPaint(callback: () => void): void {
  const supported = PerformanceObserver.supportedEntryTypes;
  const type = ['largest-contentful-paint', 'paint'].find((name) => supported.includes(name));
  if (!type) return void requestAnimationFrame(() => requestAnimationFrame(callback));
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type, buffered: true });
}
