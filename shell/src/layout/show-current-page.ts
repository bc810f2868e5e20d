import { currentPage, isBelowEntry } from './current-page.ts';

const belowOf = ({ dataset: { below } }: HTMLElement) => below?.split(' ') ?? [];

/** Marks the page at `path` in the served HTML of the header, as the server would; closes an open menu. */
export function showCurrentPage(header: HTMLElement, path: string): void {
  const isParent = (entry: HTMLElement) => isBelowEntry(belowOf(entry), path);
  for (const link of header.querySelectorAll('a'))
    link.ariaCurrent = currentPage(link.getAttribute('href'), path) ?? (isParent(link) ? 'true' : null);
  for (const menu of header.querySelectorAll('li > :is([popover], details)')) {
    const opener = menu.previousElementSibling ?? menu.firstElementChild;
    if (!(opener instanceof HTMLElement)) continue;
    const isCurrent = isParent(opener) || menu.querySelector('li > [aria-current]') !== null;
    opener.ariaCurrent = isCurrent ? 'true' : null;
    if (menu instanceof HTMLDetailsElement) menu.open ||= isCurrent;
  }
  header.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}
