import type { PageProps } from '@site/contracts';
import { StaticLocation } from '@site/router/server';
import { type BoundFunctions, type queries, within } from '@testing-library/dom';
import { Window } from 'happy-dom';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { exampleSite } from './example-site.ts';

/** Markup that visitors get without script, with the queries of Testing Library: by role and name, label, text. */
export interface Rendered extends BoundFunctions<typeof queries> {
  /** Container of the markup, for `querySelector` where roles do not distinguish elements. */
  element: HTMLElement;
  /** Text for visitors; see {@link textOf}. */
  text: string;
}

/**
 * Renders a component into a new document.
 * @example
 * const form = render(<ContactForm site={exampleSite} />);
 * expect(form.getByRole('textbox', { name: 'Company' })).toHaveProperty('required', true);
 */
export function render(node: ReactNode): Rendered {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(node);
  const element = document.body as unknown as HTMLElement;
  return { ...within(element), element, text: textOf(element) };
}

/**
 * Renders a page into a new document.
 * @param props properties from the shell; by default {@link exampleSite}, no other pages and no date
 * @param location path and query at which it is rendered
 * @example
 * const page = renderPage(PricingPage);
 * expect(page.getByRole('link', { name: 'Contact Sales' }).getAttribute('href')).toBe('#talk-to-an-expert');
 */
export function renderPage(Page: ComponentType<PageProps>, props: Partial<PageProps> = {}, location = '/'): Rendered {
  const page = createElement(Page, { site: exampleSite, pages: [], today: '', ...props });
  return render(createElement(StaticLocation, { location, children: page }));
}

/** Lists the addresses of all links with an accessible name, in document order. */
export function hrefsOf(
  { queryAllByRole }: Pick<Rendered, 'queryAllByRole'>,
  name: string | RegExp,
): (string | null)[] {
  return queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));
}

/**
 * Returns the text of an element for visitors: without drawings, with one space between texts of different elements.
 * Non-breaking spaces are kept.
 */
export function textOf(element: Element): string {
  return textsOf(element)
    .join(' ')
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .trim();
}

function textsOf(node: Node): string[] {
  if (node.nodeName.toLowerCase() === 'svg') return [];
  if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? ''];
  return [...node.childNodes].flatMap(textsOf);
}
