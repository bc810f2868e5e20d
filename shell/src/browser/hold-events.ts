/**
 * Events for which React hydrates a whole page synchronously: on a slow phone the visitor would see no effect in the
 * meantime.
 */
const HELD = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'keydown',
  'keypress',
  'keyup',
  'input',
  'change',
] as const;

/**
 * Withholds events from React until it has hydrated the page, in chunks between them. Native behavior stays: fields
 * accept text, links work. The starter listens earlier and repeats presses of buttons.
 * @param root to which React adds its listeners; call this first
 * @returns stops it
 */
export function holdEvents(root: HTMLElement): () => void {
  const holding = new AbortController();
  const hold = (event: Event) => event.stopImmediatePropagation();
  for (const type of HELD) root.addEventListener(type, hold, { capture: true, passive: true, signal: holding.signal });
  return () => holding.abort();
}
