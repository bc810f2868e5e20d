import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** Parenthesized hint for screen readers after a link that opens a new tab. */
export function NewTab({ words }: { words: string }) {
  return <VisuallyHidden> ({words})</VisuallyHidden>;
}
