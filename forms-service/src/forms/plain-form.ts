/** A field of a form on a page without scripts. */
export interface PlainField {
  label: string;
  /** Defaults to `text`. */
  control?: 'email' | 'textarea';
  /** Autofill token. */
  autocomplete?: string;
  isOptional?: true;
  /** Renders a select. */
  options?: readonly { value: string; label: string }[];
}

/** Layout of a form for browsers without JavaScript. */
export interface PlainForm {
  /** Label of the button. */
  submit: string;
  /** By name, in order. */
  fields: Readonly<Record<string, PlainField>>;
  /** Confirmation page; the lead is quarantined first. */
  accepted: { heading: string; text: string };
}
