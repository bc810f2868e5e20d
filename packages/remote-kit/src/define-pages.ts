import type { PageInfo } from '@site/contracts';

/** Declaration of a page; its switches have defaults. */
export type PageDeclaration = Omit<PageInfo, PageSwitch> & Partial<PageInfo>;

type PageSwitch = 'interactive' | 'hydrateOnTouch' | 'needsPages' | 'needsToday';

/**
 * Declares the pages of a remote. A page's code is found by its path: `/sip-trunking` is
 * `src/pages/sip-trunking/page.tsx`, `/` is `src/pages/home/page.tsx`.
 * @param pages all pages of the remote, with everything that the site needs to know
 */
export function definePages(pages: PageDeclaration[]): PageDeclaration[] {
  return pages;
}
