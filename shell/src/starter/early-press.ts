/** Marks a form whose button is pressed before its code has come: `LeadForm` shows that, and the code sends the form. */
export function rememberEarlyPresses(): void {
  const remember = (target: EventTarget | null, selector: string) => {
    const form = target instanceof Element && target.matches(selector) && target.closest('form');
    if (form && form.dataset.live === undefined) form.dataset.pressed = '';
  };
  addEventListener('click', ({ target }) => remember(target, '[data-submit]'));
  addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter') remember(target, 'form:has([data-submit]) input');
  });
}
