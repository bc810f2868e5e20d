/** What stands in a mail, before it becomes text and HTML. */
export interface Letter {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Labels and values below the paragraphs, such as what a visitor filled in. */
  facts?: [label: string, value: string][];
  /** The one thing to do. */
  action?: { label: string; address: string };
  /** Below the frame, in small type. */
  footer: string[];
  /** How to leave, below that. */
  leave?: { label: string; address: string };
}
