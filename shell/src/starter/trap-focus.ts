/** Moves the focus from the last control of a dialog to its first on Tab, and back on Shift+Tab. */
export function trapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const controls = [...dialog.querySelectorAll<HTMLElement>('a[href], button, summary')].filter((control) =>
    control.checkVisibility(),
  );
  const [last, next] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)];
  if (document.activeElement !== last) return;
  event.preventDefault();
  next?.focus();
}
