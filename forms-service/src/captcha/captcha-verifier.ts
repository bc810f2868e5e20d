import type { FormName } from '@site/contracts/forms';

/** What a captcha token turned out to be. Whether its challenge was used before is for the store to say. */
export type CaptchaCheck =
  | { verdict: 'verified'; challengeId: string }
  | { verdict: 'expired' }
  | { verdict: 'refused' };

/** Tells people from programs. */
export interface CaptchaVerifier {
  /** Kept with the lead. */
  provider: string;
  /** @returns what the widget has to solve, as JSON */
  createChallenge(form: FormName): Promise<object>;
  /** @param token whatever a client sent as `captcha`; nonsense is refused, not thrown */
  verify(token: string, form: FormName): CaptchaCheck | Promise<CaptchaCheck>;
}
