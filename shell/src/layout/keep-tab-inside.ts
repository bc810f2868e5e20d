/** Leads Tab from the last control of a dialog to its first, and back. */
export function keepTabInside(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const controls = [...dialog.querySelectorAll<HTMLElement>('a[href], button, summary')].filter((control) =>
    control.checkVisibility(),
  );
  const [edge, next] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  next?.focus();
}
