import type { ShownPage } from './shown-page.ts';

/** Titles of what is shown in place of a page. */
const UNTITLED = { page: '{brand}', static: '{brand}', failed: 'This page could not be loaded | {brand}' };

const setAttribute = (selector: string, name: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(name, value);

/**
 * Brings the document's head in line with the page that is shown now.
 * @returns the new title
 */
export function showInHead({ path, content }: ShownPage, brand: string): string {
  const words = content.kind === 'page' ? content.words : undefined;
  const named = (text: string) => text.replaceAll('{brand}', brand);
  document.title = named(words?.title ?? UNTITLED[content.kind]);
  setAttribute('meta[name=description]', 'content', named(words?.description ?? ''));
  setAttribute('link[rel=canonical]', 'href', new URL(path, document.baseURI).href);
  return document.title;
}
