import type { CaptchaOptions, CaptchaState } from '@site/contracts/forms';
import { drawBox } from './draw-box.ts';
import { requestToken } from './request-token.ts';

/** A minute less than a challenge lives, so that a token is not refused for having expired on its way. */
const TOKEN_LIFETIME_MS = 9 * 60_000;

/** One box on a page. */
export interface CaptchaBox {
  reset(): void;
  token(): string;
}

/**
 * Puts a box into an element. It works when it is ticked, and by itself as soon as a field of its form is touched.
 * @param source address of the widget script, beside which challenge and worker are found
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
    // A box that was drawn over or removed must not call back.
    if (!root.isConnected) return;
    const { signal } = attempt;
    enter('working');
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

  checkbox.addEventListener('click', (event) => {
    // Ticked means wanted or done; neither can be taken back.
    if (!checkbox.checked) event.preventDefault();
    if (state !== 'working' && state !== 'done') work();
  });
  element.replaceChildren(root);
  // Only fields count: focus also goes to what became of an attempt, and then nobody is about to send another.
  const isField = (target: EventTarget | null) =>
    target !== checkbox && target instanceof Element && target.matches('input, select, textarea');
  (element.closest('form') ?? element).addEventListener('focusin', ({ target }) => {
    if (isField(target) && (state === 'idle' || state === 'expired')) work();
  });

  return {
    reset() {
      attempt.abort();
      attempt = new AbortController();
      clearTimeout(expiry);
      enter('idle');
    },
    token: () => token,
  };
}
