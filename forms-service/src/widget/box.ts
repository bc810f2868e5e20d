import type { CaptchaOptions, CaptchaState } from '@site/contracts/forms';
import { drawBox } from './draw-box.ts';
import { requestToken } from './request-token.ts';

/** A minute shorter than the lifetime of a challenge: tokens must not expire in transit. */
const TOKEN_LIFETIME_MS = 9 * 60_000;

/** Browsers and password managers may fill in fields without focus, and fire only one of the other events. */
const TOUCHES = ['focusin', 'input', 'change'] as const;

/** One box on a page. */
export interface CaptchaBox {
  execute(): void;
  reset(): void;
  token(): string;
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, select, textarea') && !target.closest('.captcha');

const isFilledIn = (field: Element) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue;

/** Checks whether the visitor has started to fill in the form. */
const isInUse = (form: Element) =>
  (isField(document.activeElement) && form.contains(document.activeElement)) ||
  [...form.querySelectorAll('input, textarea')].some((field) => isField(field) && isFilledIn(field));

/**
 * Adds a box to an element. It solves its challenge when ticked, or as soon as a field of its form is touched or
 * already filled in.
 * @param source URL of the widget script; challenge and worker are next to it
 */
export function createBox(element: HTMLElement, options: CaptchaOptions, source: string | URL): CaptchaBox {
  const { root, checkbox, show } = drawBox(options.theme);
  let state: CaptchaState = 'idle';
  let token = '';
  let attempt = new AbortController();
  let expiry: number | undefined;

  function enter(next: CaptchaState, newToken = ''): void {
    state = next;
    token = newToken;
    show(next);
  }

  function expire(): void {
    enter('expired');
    options['expired-callback']?.();
  }

  async function work(): Promise<void> {
    // A replaced or removed box must not call back.
    if (!root.isConnected) return;
    const { signal } = attempt;
    enter('working');
    options['working-callback']?.();
    try {
      const solved = await requestToken(source, options.form, signal);
      if (signal.aborted) return;
      enter('done', solved);
      expiry = window.setTimeout(expire, TOKEN_LIFETIME_MS);
      options.callback(solved);
    } catch {
      if (signal.aborted) return;
      enter('error');
      options['error-callback']?.();
    }
  }

  const execute = () => {
    if (state !== 'working' && state !== 'done') void work();
  };

  checkbox.addEventListener('click', (event) => {
    // Ticked means requested or solved; neither can be undone.
    if (!checkbox.checked) event.preventDefault();
    execute();
  });
  element.replaceChildren(root);
  const form = element.closest('form') ?? element;
  // Only fields count: focus also moves to the result of an attempt, when no other is about to be sent.
  const onTouch = ({ target }: Event) => {
    if (isField(target) && state !== 'error') execute();
  };
  for (const type of TOUCHES) form.addEventListener(type, onTouch);
  if (isInUse(form)) execute();

  return {
    execute,
    reset() {
      attempt.abort();
      attempt = new AbortController();
      clearTimeout(expiry);
      enter('idle');
    },
    token: () => token,
  };
}
