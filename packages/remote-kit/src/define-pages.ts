import type { PageInfo } from '@site/contracts';

/** What a team writes about a page; its switches may be left to their defaults. */
export type PageDeclaration = Omit<PageInfo, PageSwitch> & Partial<PageInfo>;

type PageSwitch = 'interactive' | 'hydrateOnTouch' | 'needsPages' | 'needsToday';

/**
 * Declares the pages of a remote. A page's code is found by its path: `/sip-trunking` is
 * `src/pages/sip-trunking/page.tsx`, `/` is `src/pages/home/page.tsx`.
 * @param pages all pages of the remote, each with everything the site must know about it
 */
export function definePages(pages: PageDeclaration[]): PageDeclaration[] {
  return pages;
}
