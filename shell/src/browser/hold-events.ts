/** For these React hydrates a whole page at once, within the event: on a slow phone the visitor sees no effect meanwhile. */
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
 * Keeps events from React until it has hydrated the page, which it then does in pieces between them. What the browser does
 * with them stays: fields take text, links lead on. The starter listens before this, and repeats presses of buttons.
 * @param root to which React adds its listeners; call it first
 * @returns ends it
 */
export function holdEvents(root: HTMLElement): () => void {
  const holding = new AbortController();
  const hold = (event: Event) => event.stopImmediatePropagation();
  for (const type of HELD) root.addEventListener(type, hold, { capture: true, passive: true, signal: holding.signal });
  return () => holding.abort();
}
