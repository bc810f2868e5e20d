import { LINK, MARKED, type Words } from './words.ts';

/** Renders {@link Words}: code, strong parts and links within a line. */
export function InlineWords({ of: words }: { of: Words }) {
  let offset = 0;
  return words.split(MARKED).map((part) => {
    const key = offset;
    offset += part.length;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>;
    const [, label, href] = part.matchAll(LINK).next().value ?? [];
    if (!href) return part;
    return (
      <a key={key} href={href}>
        {label}
      </a>
    );
  });
}
