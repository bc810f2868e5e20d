import { currentPage } from './current-page.ts';

/** Marks the page at `path` in the served HTML of the header, as the server would have done; an open menu closes. */
export function showCurrentPage(header: HTMLElement, path: string): void {
  for (const link of header.querySelectorAll('a'))
    link.ariaCurrent = currentPage(link.getAttribute('href'), path) ?? null;
  for (const menu of header.querySelectorAll('li > :is([popover], details)')) {
    const isInside = menu.querySelector('li > [aria-current]') !== null;
    if (menu instanceof HTMLDetailsElement) menu.open ||= isInside;
    else if (menu.previousElementSibling) menu.previousElementSibling.ariaCurrent = isInside ? 'true' : null;
  }
  header.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}
