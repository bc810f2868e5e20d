/** A field of a form on a page without scripts. */
export interface PlainField {
  label: string;
  /** `text` unless given. */
  control?: 'email' | 'textarea';
  /** What the browser may fill in. */
  autocomplete?: string;
  isOptional?: true;
  /** Makes it a list to choose from. */
  options?: readonly { value: string; label: string }[];
}

/** How a form looks on a page for browsers without JavaScript. */
export interface PlainForm {
  /** Label of the button. */
  submit: string;
  /** By name, in order. */
  fields: Readonly<Record<string, PlainField>>;
  /** What the visitor is told about a lead that is quarantined first. */
  accepted: { heading: string; text: string };
}
