/**
 * Ignores the further clicks of a double click on a form's button: by then, what the first one caused may have moved
 * another control under the pointer.
 * @param signal stops ignoring them
 */
export function ignoreDoubleClicks(form: HTMLFormElement, signal: AbortSignal): void {
  let beganOnButton = false;

  const onPress = (event: MouseEvent) => {
    const { detail: clicks, target } = event;
    if (clicks < 2) beganOnButton = target instanceof Element && form.contains(target.closest('[data-submit]'));
    else if (beganOnButton) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  // Pressing down moves the focus.
  for (const type of ['mousedown', 'click'] as const) addEventListener(type, onPress, { capture: true, signal });
}
