/** Content of a mail, rendered as text and HTML. */
export interface Letter {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Labels and values below the paragraphs, such as a visitor's entries. */
  facts?: [label: string, value: string][];
  /** Call to action. */
  action?: { label: string; address: string };
  /** Fine print below the frame. */
  footer: string[];
  /** Unsubscribe line below it. */
  leave?: { label: string; address: string };
}
