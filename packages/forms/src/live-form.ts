/** How an attempt to send a form ended. */
export type Outcome =
  /** Nothing was sent; these fields, in the order of the form, need a correction. */
  | { kind: 'invalid'; fields: string[] }
  /** It was accepted: what has happened, and what happens next. */
  | { kind: 'sent'; title: string; message: string }
  /** It was not accepted, for this reason; the same again may be. */
  | { kind: 'failed'; reason: string; canRetry: boolean }
  /** Nothing was sent: the captcha waits for the visitor. */
  | { kind: 'unchecked' };

/** The state of a form that its page renders; `connectForm` changes it. */
export interface LiveForm {
  canSubmit: boolean;
  isPending: boolean;
  /** The button was pressed while the captcha works; the form is sent as soon as there is a token. */
  isWaiting: boolean;
  /** Error message by field name. */
  errors: Readonly<Record<string, string>>;
  /** Of the latest attempt; a new object for each. */
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
