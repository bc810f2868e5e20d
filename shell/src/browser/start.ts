import { prefetch } from './prefetch.ts';

/**
 * The only script a document names. All others wait until the main content is painted, so that nothing competes with it;
 * an earlier interaction starts them at once.
 */
const { entry = '', ahead = '' } = document.currentScript?.dataset ?? {};
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Delay after which the scripts start although no paint was reported, as in a background tab. */
const MAX_DELAY_MS = 3_000;

function start(): void {
  for (const type of INTERACTIONS) removeEventListener(type, start);
  if (document.querySelector(`script[src="${entry}"]`)) return;
  const script = document.createElement('script');
  script.src = entry;
  document.head.append(script);
  prefetch(ahead.split(' ').filter(Boolean));
}

function afterPaint(callback: () => void): void {
  const supported = PerformanceObserver.supportedEntryTypes;
  const type = ['largest-contentful-paint', 'paint'].find((name) => supported.includes(name));
  if (!type) return void requestAnimationFrame(() => requestAnimationFrame(callback));
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type, buffered: true });
}

for (const type of INTERACTIONS) addEventListener(type, start, { passive: true });
afterPaint(() => setTimeout(start));
setTimeout(start, MAX_DELAY_MS);
