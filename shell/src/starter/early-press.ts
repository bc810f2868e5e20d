/** Event of the window that reports the page's hydration. */
const HYDRATED = 'hydrated';

/** Buttons and links that work only with the code of their page. */
const BUTTONS = 'main :is(button[type=button]:not([popovertarget], [commandfor]), a[data-enhanced])';

/**
 * Marks a form whose button is pressed before its code is loaded: `LeadForm` shows that, and the code submits the form.
 */
export function rememberFormPresses(): void {
  const remember = (target: EventTarget | null, selector: string) => {
    const form = target instanceof Element && target.matches(selector) && target.closest('form');
    if (form && form.dataset.live === undefined) form.dataset.pressed = '';
  };
  addEventListener('click', ({ target }) => remember(target, '[data-submit]'), { capture: true });
  addEventListener(
    'keydown',
    ({ key, isComposing, target }) => {
      if (key === 'Enter' && !isComposing) remember(target, 'form:has([data-submit]) input');
    },
    { capture: true },
  );
}

/**
 * Repeats the press of a button from before the hydration of its interactive page; once, regardless of the number of
 * presses.
 */
export function rememberButtonPresses(): void {
  const pressed = new Set<HTMLElement>();
  const remember = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(BUTTONS);
    if (button) pressed.add(button);
  };
  addEventListener('click', remember, { capture: true });
  addEventListener(
    HYDRATED,
    () => {
      removeEventListener('click', remember, { capture: true });
      for (const button of pressed) button.click();
    },
    { once: true },
  );
}

/** Repeats the presses. */
export const repeatButtonPresses = (): boolean => dispatchEvent(new Event(HYDRATED));
