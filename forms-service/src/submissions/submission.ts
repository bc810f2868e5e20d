import type { FormName } from '@site/contracts/forms';
import type { CaptchaVerifier } from '../captcha/captcha-verifier.ts';
import type { DeliveryPlan } from '../delivery/plan.ts';
import type { Limits } from '../limits/open-limits.ts';
import type { LeadStore } from '../store/lead-store.ts';

/** Visible ASCII, as in draft-ietf-httpapi-idempotency-key-header; browsers send a UUID. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** What a client posted to a form. */
export interface Submission {
  /** Parsed JSON, not yet checked. */
  body: unknown;
  idempotencyKey?: string;
  /** The part of the internet that it comes from. */
  network: string;
}

/** What can come of a post to a form; names of metrics and logs. */
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

/** What a captcha token can turn out to be; `bypassed`: the widget could not be loaded. */
export const captchaOutcomes = ['verified', 'expired', 'refused', 'unavailable', 'bypassed'] as const;

export type CaptchaOutcome = (typeof captchaOutcomes)[number];

/** A sentence for the visitor instead of the form's answer. */
export interface Refusal {
  status: 422 | 429 | 500 | 503;
  sentence: string;
  outcome: SubmissionOutcome;
  /** When it makes sense to come back. */
  retryAfterS?: number;
}

/** What the visitor gets. */
export type Reply =
  | { status: 200; success: boolean; message: string; replayed: boolean; outcome: SubmissionOutcome }
  | Refusal;

/** What it takes to accept submissions. */
export interface SubmissionParts {
  store: LeadStore;
  captcha: CaptchaVerifier;
  limits: Limits;
  plan: DeliveryPlan;
  /** Memberships begin when their owners have confirmed them. */
  doubleOptIn: boolean;
  clock(): Date;
  newLeadId(): string;
  /** Is told about every captcha token. */
  countCaptcha(form: FormName, outcome: CaptchaOutcome): void;
  /** Says that something may be due for delivery. */
  wake(): void;
}
