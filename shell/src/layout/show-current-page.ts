/** Does in the document what the server's rendering of the header would have done for `path`; an open menu closes. */
export function showCurrentPage(header: HTMLElement, path: string): void {
  for (const link of header.querySelectorAll('a'))
    link.ariaCurrent = link.getAttribute('href') === path ? 'page' : null;
  for (const menu of header.querySelectorAll('li > :is([popover], details)')) {
    const isInside = menu.querySelector('li > [aria-current]') !== null;
    if (menu instanceof HTMLDetailsElement) menu.open ||= isInside;
    else if (menu.previousElementSibling) menu.previousElementSibling.ariaCurrent = isInside ? 'true' : null;
  }
  header.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}
