/**
 * Calls back when a visitor presses a form's disabled button, or Enter in one of its fields: browsers submit neither.
 *
 * Pointer events of the button reach its container, marked with `data-submit`.
 * @param signal stops listening
 */
export function listenForDisabledPress(form: HTMLFormElement, signal: AbortSignal, callback: () => void): void {
  const isDisabled = () => form.querySelector('[data-submit] > :disabled') !== null;

  form.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.matches('[data-submit]') && isDisabled()) callback();
    },
    { signal },
  );
  form.addEventListener(
    'keydown',
    ({ key, isComposing, target }) => {
      if (key === 'Enter' && !isComposing && isTextInput(target) && isDisabled()) callback();
    },
    { signal },
  );
}

const isTextInput = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type !== 'checkbox';
