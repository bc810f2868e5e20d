import { fetchAhead } from './fetch-ahead.ts';

/**
 * The only script a document names. Everything else waits until the main content is painted, so that nothing competes
 * with it; a visitor who is quicker than the paint starts it at once.
 */
const { entry = '', ahead = '' } = document.currentScript?.dataset ?? {};
const signs = ['pointerdown', 'keydown', 'touchstart'] as const;

/** When no paint is reported, as in a tab that was opened in the background. */
const LATEST_MS = 3_000;

function start(): void {
  for (const sign of signs) removeEventListener(sign, start);
  if (document.querySelector(`script[src="${entry}"]`)) return;
  const script = document.createElement('script');
  script.src = entry;
  document.head.append(script);
  fetchAhead(ahead.split(' ').filter(Boolean));
}

function afterPaint(then: () => void): void {
  const reported = PerformanceObserver.supportedEntryTypes;
  const type = ['largest-contentful-paint', 'paint'].find((name) => reported.includes(name));
  if (!type) return void requestAnimationFrame(() => requestAnimationFrame(then));
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe({ type, buffered: true });
}

for (const sign of signs) addEventListener(sign, start, { passive: true });
afterPaint(() => setTimeout(start));
setTimeout(start, LATEST_MS);
