import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** Words in brackets after a link that opens a new tab, for those who cannot see it happen. */
export function NewTab({ words }: { words: string }) {
  return <VisuallyHidden> ({words})</VisuallyHidden>;
}
