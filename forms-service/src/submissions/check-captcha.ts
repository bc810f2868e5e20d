import { CAPTCHA_BYPASS } from '@site/contracts/forms/captcha-widget';
import type { FormRules } from '../forms/form-rules.ts';
import type { Receipt } from '../store/lead-store.ts';
import type { Refusal, SubmissionParts } from './submission.ts';

/** Most outages of a provider are shorter. */
const RETRY_UNAVAILABLE_S = 60;

const sentences = {
  expired: 'The "I am not a robot" check has expired. Please confirm it again.',
  refused: 'The "I am not a robot" check could not be verified. Please confirm it again.',
  used: 'The "I am not a robot" check was already used. Please confirm it again.',
  bypass:
    'The "I am not a robot" check could not be loaded, and this form needs it. Reload the page, or reach us by phone.',
  unavailable:
    'We cannot verify the "I am not a robot" check right now. Keep the page open and try again in a minute, or reach us by phone.',
  tooMany:
    'Many people are subscribing without the "I am not a robot" check. Reload the page to get it, or try again later.',
};

const refuse = (sentence: string): Refusal => ({ status: 422, sentence, outcome: 'captcha_refused' });

export const captchaUsed: Refusal = { status: 422, sentence: sentences.used, outcome: 'captcha_used' };

const unavailable: Refusal = {
  status: 503,
  sentence: sentences.unavailable,
  outcome: 'captcha_unavailable',
  retryAfterS: RETRY_UNAVAILABLE_S,
};

/** Limits submissions without a captcha, or with a weak one. */
async function refuseTooMany(network: string, { limits }: SubmissionParts): Promise<Refusal | undefined> {
  const waitS = await limits.bypasses.take(network);
  return waitS > 0
    ? { status: 429, sentence: sentences.tooMany, outcome: 'rate_limited', retryAfterS: waitS }
    : undefined;
}

/** Accepts a submission without a captcha, within limits; it is quarantined. */
async function acceptBypass(network: string, parts: SubmissionParts): Promise<CheckedCaptcha> {
  const refusal = await refuseTooMany(network, parts);
  return refusal ?? { provider: parts.captcha.provider, verdict: 'bypassed' };
}

/** Captcha entry of the receipt, or a refusal. */
type CheckedCaptcha = Receipt['captcha'] | Refusal;

/** Checks the captcha token of a submission. */
export async function checkCaptcha(
  { captcha: token, network }: { captcha: string; network: string },
  { form, acceptsBypass }: FormRules,
  parts: SubmissionParts,
): Promise<CheckedCaptcha> {
  const { captcha, countCaptcha } = parts;
  if (token === CAPTCHA_BYPASS) {
    countCaptcha(form, 'bypassed');
    return acceptsBypass ? acceptBypass(network, parts) : refuse(sentences.bypass);
  }
  const check = await captcha.verify(token, form);
  countCaptcha(form, check.verdict);
  if (check.verdict === 'verified') {
    const refusal = captcha.isWeak && (await refuseTooMany(network, parts));
    return refusal || { provider: captcha.provider, ...check };
  }
  if (check.verdict === 'unavailable') return acceptsBypass ? acceptBypass(network, parts) : unavailable;
  return refuse(sentences[check.verdict]);
}
