import type { FormName } from './form-schemas.ts';

/** Sent instead of a token when the widget failed to load or to run (specification, section 4); not every form accepts it. */
export const CAPTCHA_BYPASS = 'bypass';

/** Label of our own captcha box; documents show it before the box is there. */
export const CAPTCHA_LABEL = 'I am not a robot';

/** What a captcha box shows: the box carries it as `data-state`. */
export type CaptchaState = 'idle' | 'working' | 'done' | 'error' | 'expired';

/** How a captcha box is put on a page; shaped like the common hosted widgets. */
export interface CaptchaOptions {
  sitekey: string;
  theme: 'light' | 'dark';
  /** The form that the token will be good for. */
  form: FormName;
  /** Called when a token or an error will follow without the visitor doing anything; hosted widgets never call it. */
  'working-callback'?(): void;
  /** Called with a token that is good for one submission. */
  callback(token: string): void;
  /** Called when the token is too old to be sent. */
  'expired-callback'?(): void;
  /** Called when no token could be had; the visitor may try again. */
  'error-callback'?(): void;
}

/** What the widget script puts on `window.siteCaptcha` once it can render. */
export interface SiteCaptcha {
  ready: true;
  /**
   * Draws a box into an empty element.
   * @returns number of the box for the other calls
   */
  render(element: HTMLElement, options: CaptchaOptions): number;
  /** Starts the work for a token unless it has started; absent where only the visitor can start it. */
  execute?(id: number): void;
  /** Forgets the token and shows an unticked box. */
  reset(id: number): void;
  /** @returns the token, empty while there is none */
  getResponse(id: number): string;
}
