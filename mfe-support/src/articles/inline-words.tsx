import type { Words } from './article.ts';

const MARKED = /(`[^`]+`|\*\*[^*]+\*\*)/;

/** Renders {@link Words}: code and strong parts within a line. */
export function InlineWords({ of: words }: { of: Words }) {
  let offset = 0;
  return words.split(MARKED).map((part) => {
    const key = offset;
    offset += part.length;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>;
    return part;
  });
}
