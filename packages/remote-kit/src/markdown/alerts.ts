import type { Blockquote, Paragraph } from 'mdast';

const MARKER = /^\[!(NOTE|WARNING)\]\s*/;

/** Note in GitHub's notation: a block quote of one paragraph that begins with `[!NOTE]` or `[!WARNING]`. */
interface Alert {
  kind: 'info' | 'warn';
  /** The note without its marker. */
  words: Paragraph['children'];
}

/** Reads a note; undefined for any other block quote. */
export function alertOf({ children: [paragraph, ...more] }: Blockquote): Alert | undefined {
  if (paragraph?.type !== 'paragraph' || more.length > 0) return undefined;
  const [first, ...rest] = paragraph.children;
  const [marker, name] = (first?.type === 'text' && MARKER.exec(first.value)) || [];
  if (first?.type !== 'text' || !marker) return undefined;
  const words = { ...first, value: first.value.slice(marker.length) };
  return { kind: name === 'NOTE' ? 'info' : 'warn', words: words.value ? [words, ...rest] : rest };
}
