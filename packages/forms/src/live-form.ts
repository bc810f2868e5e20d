/** How an attempt to send a form ended. */
export type Outcome =
  /** Nothing was sent; the fields, in the order of the form, need a correction. */
  | { kind: 'invalid'; fields: string[] }
  /** It arrived; the sentence says what happens next. */
  | { kind: 'sent'; message: string }
  /** It did not arrive, a toast has said why. */
  | { kind: 'failed' };

/** What the page shows of a form; changes are made by `connectForm`. */
export interface LiveForm {
  /** Whether the button can be pressed. */
  canSubmit: boolean;
  isPending: boolean;
  /** Sentence for the visitor by field name. */
  errors: Readonly<Record<string, string>>;
  /** Of the latest attempt; a new object for each. */
  outcome?: Outcome;
  captcha: 'loading' | 'shown' | 'failed';
}

/** A form whose code has not arrived. */
export const restingForm: LiveForm = { canSubmit: false, isPending: false, errors: {}, captcha: 'loading' };
