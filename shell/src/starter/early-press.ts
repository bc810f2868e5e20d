import { listen } from './held-events.ts';

/** Event of the window that reports the page's hydration. */
const HYDRATED = 'hydrated';

/** Buttons and links that work only with the code of their page. */
const BUTTONS = 'main :is(button[type=button]:not([popovertarget], [commandfor]), a[data-enhanced])';

const FIELDS = 'input, select, textarea';

type Key = Partial<Pick<KeyboardEvent, 'key' | 'isComposing'>>;

/** Fields from which Enter sends the form. */
const SENDING_FIELDS = 'form:has([data-submit]) input';

/**
 * Marks the form that a click or a key would send if its code were loaded: `LeadForm` shows that, and the code submits the
 * form.
 */
export function rememberFormPress({ type, key, isComposing, target }: Event & Key): void {
  const isSent = type === 'click' || (key === 'Enter' && !isComposing);
  const sending = type === 'click' ? '[data-submit]' : SENDING_FIELDS;
  const form = isSent && target instanceof Element && target.matches(sending) && target.closest('form');
  if (form && form.dataset.live === undefined) form.dataset.pressed = '';
}

export const rememberFormPresses = () => listen(['click', 'keydown'], rememberFormPress, { capture: true });

const leadsTo = (button: HTMLElement, field: Element) =>
  button instanceof HTMLAnchorElement && document.getElementById(button.hash.slice(1))?.contains(field);

/**
 * Repeats the presses of buttons from before the hydration of their interactive page, each once. Of the links only the
 * last one: they lead to one form, and only until the visitor fills in a field of it.
 */
export function rememberButtonPresses(): void {
  const pressed = new Set<HTMLElement>();
  const forget = (isObsolete: (button: HTMLElement) => unknown) => {
    for (const button of pressed) if (isObsolete(button)) pressed.delete(button);
  };
  const remember = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLElement>(BUTTONS);
    // With a key, a link opens elsewhere.
    if (!button || ctrlKey || metaKey || shiftKey || altKey) return;
    if (button.matches('a')) forget((other) => other.matches('a'));
    // Repeated in the order of the last presses.
    pressed.delete(button);
    pressed.add(button);
  };
  const onField = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS)) forget((button) => leadsTo(button, target));
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const onEvent = (event: Event) => (event instanceof MouseEvent ? remember(event) : onField(event));
  // Together: whether a field is filled in before or after a press counts.
  listen(['click', 'focusin', 'input'], onEvent, options);
  addEventListener(
    HYDRATED,
    () => {
      listening.abort();
      for (const button of pressed) button.click();
    },
    { once: true },
  );
}

/** Repeats the presses. */
export const repeatButtonPresses = (): boolean => dispatchEvent(new Event(HYDRATED));
