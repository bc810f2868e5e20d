import type { FormName } from '@site/contracts/forms';

/**
 * What a captcha token turned out to be. Whether its challenge was used before is for the store to say. `unavailable`:
 * whoever could say what it is cannot be asked now.
 */
export type CaptchaCheck =
  | { verdict: 'verified'; challengeId: string }
  | { verdict: 'expired' | 'refused' | 'unavailable' };

/** Tells people from programs. */
export interface CaptchaVerifier {
  /** Kept with the lead. */
  provider: string;
  /** Keeps out simple programs only: there may not be much of what it lets in, and all of it is quarantined. */
  isWeak?: true;
  /**
   * Missing where browsers get their challenges from somebody else.
   * @param network where it is asked from: a busy one gets harder challenges
   * @returns what the widget has to solve, as JSON
   */
  createChallenge?(form: FormName, network: string): Promise<object>;
  /** @param token whatever a client sent as `captcha`; nonsense is refused, not thrown */
  verify(token: string, form: FormName): CaptchaCheck | Promise<CaptchaCheck>;
}
