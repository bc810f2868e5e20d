import type { FormName } from '@site/contracts/forms';

/** Result of checking a captcha token. The store detects reuse. `unavailable`: the provider cannot be reached. */
export type CaptchaCheck =
  | { verdict: 'verified'; challengeId: string }
  | { verdict: 'expired' | 'refused' | 'unavailable' };

/** Verifies that a visitor is a person. */
export interface CaptchaVerifier {
  /** Name stored with the lead. */
  provider: string;
  /** Stops simple bots only: submissions are limited and quarantined. */
  isWeak?: true;
  /**
   * Absent for hosted providers.
   * @param network source of the request: busy networks get harder challenges
   * @returns the challenge for the widget, as JSON
   */
  createChallenge?(form: FormName, network: string): Promise<object>;
  /** @param token value of `captcha` as sent; malformed tokens are refused, not thrown */
  verify(token: string, form: FormName): CaptchaCheck | Promise<CaptchaCheck>;
}
