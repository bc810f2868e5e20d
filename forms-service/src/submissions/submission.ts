import type { FormName, formSchemas } from '@site/contracts/forms';
import type { CaptchaVerifier } from '../captcha/captcha-verifier.ts';
import type { LeadState, LeadStore } from '../store/lead-store.ts';

/** What a client posted to a form. */
export interface Submission {
  /** Parsed JSON, not yet checked. */
  body: unknown;
  idempotencyKey?: string;
}

/** What the visitor gets: the form's answer, or a refusal with a sentence. */
export type Reply =
  | { status: 200; success: boolean; message: string; replayed: boolean }
  | { status: 422; sentence: string };

/** What it takes to accept submissions. */
export interface Desk {
  store: LeadStore;
  captcha: CaptchaVerifier;
  clock(): Date;
  newLeadId(): string;
}

/** One form, as far as it differs from the others. */
export interface FormDefinition {
  form: FormName;
  schema: (typeof formSchemas)[FormName];
  /** The form works for visitors whose captcha widget could not be loaded; such leads are quarantined. */
  acceptsBypass: boolean;
  /** Turns what the visitor chose into what the team reads. */
  describe?(fields: Record<string, string>): Record<string, string>;
  /** Address that at most one lead of this form may hold. */
  soleAddress?(email: string, state: LeadState): string | undefined;
  /** Message of the success answer. */
  accepted: string;
  /** Message of the refusal when another lead holds the address; without one it looks like a success. */
  addressTaken?: string;
}
