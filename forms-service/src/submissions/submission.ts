import type { FormName, formSchemas } from '@site/contracts/forms';
import type { CaptchaVerifier } from '../captcha/captcha-verifier.ts';
import type { DeliveryPlan } from '../delivery/plan.ts';
import type { LeadState, LeadStore } from '../store/lead-store.ts';

/** What a client posted to a form. */
export interface Submission {
  /** Parsed JSON, not yet checked. */
  body: unknown;
  idempotencyKey?: string;
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
export const captchaOutcomes = ['verified', 'expired', 'refused', 'bypassed'] as const;

export type CaptchaOutcome = (typeof captchaOutcomes)[number];

/** What the visitor gets: the form's answer, or a refusal with a sentence. */
export type Reply =
  | { status: 200; success: boolean; message: string; replayed: boolean; outcome: SubmissionOutcome }
  | { status: 422; sentence: string; outcome: SubmissionOutcome };

/** What it takes to accept submissions. */
export interface Desk {
  store: LeadStore;
  captcha: CaptchaVerifier;
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

/** One form, as far as it differs from the others. */
export interface FormDefinition {
  form: FormName;
  schema: (typeof formSchemas)[FormName];
  /** The form works for visitors whose captcha widget could not be loaded; such leads are quarantined. */
  acceptsBypass: boolean;
  /** Its owner can confirm it and end it again. */
  isMembership?: true;
  /** Turns what the visitor chose into what the team reads. */
  describe?(fields: Record<string, string>): Record<string, string>;
  /** Address that at most one lead of this form may hold. */
  soleAddress?(email: string, state: LeadState): string | undefined;
  /** Message of the success answer. */
  accepted: string;
  /** Message of the refusal when another lead holds the address; without one it looks like a success. */
  addressTaken?: string;
}
