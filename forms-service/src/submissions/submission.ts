import type { FormName } from '@site/contracts/forms';
import type { CaptchaVerifier } from '../captcha/captcha-verifier.ts';
import type { DeliveryPlan } from '../delivery/plan.ts';
import type { Limits } from '../limits/open-limits.ts';
import type { LeadStore } from '../store/lead-store.ts';

/** Visible ASCII, as in draft-ietf-httpapi-idempotency-key-header; browsers send a UUID. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** A post to a form. */
export interface Submission {
  /** Parsed but not validated. */
  body: unknown;
  idempotencyKey?: string;
  /** Source network; see `networkOf`. */
  network: string;
}

/** Outcomes of a post to a form, as named in metrics and logs. */
export const submissionOutcomes = [
  'stored',
  'quarantined',
  'address_taken',
  'replayed',
  'invalid',
  'captcha_refused',
  'captcha_used',
  'captcha_unavailable',
  'key_reused',
  'unreadable',
  'foreign_origin',
  'rate_limited',
  'unavailable',
  'aborted',
  'failed',
] as const;

export type SubmissionOutcome = (typeof submissionOutcomes)[number];

/** Results of a captcha check; `bypassed`: the widget could not be loaded. */
export const captchaOutcomes = ['verified', 'expired', 'refused', 'unavailable', 'bypassed'] as const;

type CaptchaOutcome = (typeof captchaOutcomes)[number];

/** A refusal with a sentence for the visitor. */
export interface Refusal {
  status: 422 | 429 | 500 | 503;
  sentence: string;
  outcome: SubmissionOutcome;
  /** Sent as Retry-After. */
  retryAfterS?: number;
}

/** The reply to the visitor. */
export type Reply =
  | { status: 200; success: boolean; message: string; replayed: boolean; outcome: SubmissionOutcome }
  | Refusal;

/** Dependencies of submissions. */
export interface SubmissionParts {
  store: LeadStore;
  captcha: CaptchaVerifier;
  limits: Limits;
  plan: DeliveryPlan;
  /** Memberships start when confirmed. */
  doubleOptIn: boolean;
  clock(): Date;
  newLeadId(): string;
  /** Called with the result of each captcha check. */
  countCaptcha(form: FormName, outcome: CaptchaOutcome): void;
  /** Requests a poll for due deliveries. */
  wake(): void;
}
