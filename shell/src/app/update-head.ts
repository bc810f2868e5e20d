import type { ShownPage } from './page-content.ts';

/** Titles of content without metadata. */
const DEFAULT_TITLES = { page: '{brand}', static: '{brand}', failed: 'This page could not be loaded | {brand}' };

const setAttribute = (selector: string, name: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(name, value);

/**
 * Updates title, description and canonical link of the document for the visible page.
 * @returns the new title
 */
export function updateHead({ path, content }: ShownPage, brand: string): string {
  const metadata = content.kind === 'page' ? content.metadata : undefined;
  const withBrand = (text: string) => text.replaceAll('{brand}', brand);
  document.title = withBrand(metadata?.title ?? DEFAULT_TITLES[content.kind]);
  setAttribute('meta[name=description]', 'content', withBrand(metadata?.description ?? ''));
  setAttribute('link[rel=canonical]', 'href', new URL(path, document.baseURI).href);
  return document.title;
}
