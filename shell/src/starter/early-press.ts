/** The event of the window that says that the page is hydrated. */
const HYDRATED = 'hydrated';

/** Buttons and links that only the code of their page gives an effect, or all of it. */
const BUTTONS = 'main :is(button[type=button]:not([popovertarget], [commandfor]), a[data-enhanced])';

/** Marks a form whose button is pressed before its code has come: `LeadForm` shows that, and the code sends the form. */
export function rememberFormPresses(): void {
  const remember = (target: EventTarget | null, selector: string) => {
    const form = target instanceof Element && target.matches(selector) && target.closest('form');
    if (form && form.dataset.live === undefined) form.dataset.pressed = '';
  };
  addEventListener('click', ({ target }) => remember(target, '[data-submit]'), { capture: true });
  addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key === 'Enter') remember(target, 'form:has([data-submit]) input');
    },
    { capture: true },
  );
}

/** Presses a button again that was pressed before its interactive page was hydrated; once, however often that was. */
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

/** Has them pressed again. */
export const repeatButtonPresses = (): boolean => dispatchEvent(new Event(HYDRATED));
