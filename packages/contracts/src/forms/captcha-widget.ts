import type { FormName } from './form-schemas.ts';

/** Sent instead of a token when the widget failed to load or to run (specification, section 4); not every form accepts it. */
export const CAPTCHA_BYPASS = 'bypass';

/** Label of our own captcha box; documents show it until the box has loaded. */
export const CAPTCHA_LABEL = 'I am not a robot';

/** State of a captcha box, in its `data-state` attribute. */
export type CaptchaState = 'idle' | 'working' | 'done' | 'error' | 'expired';

/** Options of a captcha box, shaped like those of the common hosted widgets. */
export interface CaptchaOptions {
  sitekey: string;
  theme: 'light' | 'dark';
  /** The form that the token will be good for. */
  form: FormName;
  /** Called when a token or an error will follow without action of the visitor; hosted widgets never call it. */
  'working-callback'?(): void;
  /** Called with a token that is good for one submission. */
  callback(token: string): void;
  /** Called when the token is too old to be sent. */
  'expired-callback'?(): void;
  /** Called when no token could be obtained; the visitor can try again. */
  'error-callback'?(): void;
}

/** API of the widget script, at `window.siteCaptcha` once it can render. */
export interface SiteCaptcha {
  ready: true;
  /**
   * Draws a box into an empty element.
   * @returns number of the box for the other calls
   */
  render(element: HTMLElement, options: CaptchaOptions): number;
  /** Starts to obtain a token unless that has started; absent where only the visitor can start it. */
  execute?(id: number): void;
  /** Clears the token and shows an unchecked box. */
  reset(id: number): void;
  /** Returns the token; empty while there is none. */
  getResponse(id: number): string;
}
