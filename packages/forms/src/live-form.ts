/** Outcome of an attempt to send a form. */
export type Outcome =
  /** Not sent: these fields, in the order of the form, need a correction. */
  | { kind: 'invalid'; fields: string[] }
  /** Accepted: what has happened, and what happens next. */
  | { kind: 'sent'; title: string; message: string }
  /** Not accepted, for this reason; a retry may succeed. */
  | { kind: 'failed'; reason: string; canRetry: boolean }
  /** Not sent: the captcha waits for the visitor. */
  | { kind: 'unchecked' };

/** The state of a form that its page renders; `connectForm` changes it. */
export interface LiveForm {
  canSubmit: boolean;
  isPending: boolean;
  /** The button was pressed before the captcha was done; the form is sent as soon as there is a token. */
  isWaiting: boolean;
  /** Error message by field name. */
  errors: Readonly<Record<string, string>>;
  /** Outcome of the latest attempt; a new object for each. */
  outcome?: Outcome;
  captcha: 'loading' | 'shown' | 'failed';
}

/** The state of a form whose live code has not loaded. */
export const initialForm: LiveForm = {
  canSubmit: false,
  isPending: false,
  isWaiting: false,
  errors: {},
  captcha: 'loading',
};
