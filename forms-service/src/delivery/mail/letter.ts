/** What stands in a mail, before it becomes text and HTML. */
export interface Letter {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Shown as a table: what a visitor filled in. */
  facts?: [label: string, value: string][];
  /** The one thing to do. */
  action?: { label: string; address: string };
  /** Below a line, in small type. */
  footer: string[];
}
