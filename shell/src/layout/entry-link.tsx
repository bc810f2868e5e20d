import { currentPage, isBelowEntry } from './current-page.ts';
import type { LinkEntry } from './layout-navigation.ts';

interface EntryLinkProps {
  entry: LinkEntry;
  path: string;
  className?: string | undefined;
}

/** A link of the header, marked on its own page and on those below it. */
export function EntryLink({ entry: { href, label, below }, path, className }: EntryLinkProps) {
  return (
    <a
      className={className}
      href={href}
      data-below={below.join(' ') || undefined}
      aria-current={currentPage(href, path) ?? (isBelowEntry(below, path) ? 'true' : undefined)}
    >
      {label}
    </a>
  );
}
