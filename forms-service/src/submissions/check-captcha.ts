import type { Receipt } from '../store/lead-store.ts';
import type { Desk, FormDefinition } from './submission.ts';

/** What the browser sends when the captcha widget could not be loaded (specification, section 4). */
const BYPASS = 'bypass';

const refusals = {
  expired: 'The "I am not a robot" check has expired. Please confirm it again.',
  refused: 'The "I am not a robot" check could not be verified. Please confirm it again.',
  used: 'The "I am not a robot" check was already used. Please confirm it again.',
  bypass:
    'The "I am not a robot" check could not be loaded, and this form needs it. Reload the page, or reach us by phone.',
};

export const captchaUsed = refusals.used;

/** @returns what goes on the receipt, or a sentence for the visitor */
export async function checkCaptcha(
  token: string,
  { form, acceptsBypass }: FormDefinition,
  { captcha, countCaptcha }: Desk,
): Promise<Receipt['captcha'] | { sentence: string }> {
  const { provider } = captcha;
  if (token === BYPASS) {
    countCaptcha(form, 'bypassed');
    return acceptsBypass ? { provider, verdict: 'bypassed' } : { sentence: refusals.bypass };
  }
  const check = await captcha.verify(token, form);
  countCaptcha(form, check.verdict);
  return check.verdict === 'verified' ? { provider, ...check } : { sentence: refusals[check.verdict] };
}
