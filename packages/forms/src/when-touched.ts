const EVENTS = ['focusin', 'pointerdown', 'input', 'change'] as const;

/**
 * Calls back once when the focus or a pointer enters an element.
 * @param signal stops listening
 */
export function whenTouched(element: HTMLElement, signal: AbortSignal, callback: () => void): void {
  const touched = new AbortController();
  const onTouch = () => {
    touched.abort();
    callback();
  };
  for (const event of EVENTS)
    element.addEventListener(event, onTouch, { signal: AbortSignal.any([signal, touched.signal]) });
}
