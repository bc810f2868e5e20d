import type { Browser } from 'playwright';
import { withoutScripts } from '../without-scripts.ts';
import { parsePage } from './parse-page.ts';

/** A page of the site to render with other frameworks. */
export interface Content {
  /** The document without scripts. */
  document: string;
  /** File → text: imports of the applications. */
  sources: Record<string, string>;
  /** Path → content of the fonts and pictures. */
  files: Map<string, Buffer>;
}

const toAddresses = (text: string) =>
  [...text.matchAll(/(?:\s(?:href|src)="|url\(["']?)(\/[^"')]+\.[a-z0-9]+)["')]/g)].map(([, address = '']) => address);

async function fetchFile(site: string, address: string): Promise<Buffer> {
  const response = await fetch(new URL(address, site));
  if (!response.ok) throw new Error(`${address} is not there: status ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Reads a page of a running site.
 * @throws when it has no newsletter form, or a file of it is missing
 */
export async function readContent(browser: Browser, site: string, path: string): Promise<Content> {
  const document = withoutScripts(String(await fetchFile(site, path)));
  const { css, ...json } = await parsePage(browser, document);
  const addresses = [...new Set(toAddresses(document))];
  const contents = await Promise.all(addresses.map((address) => fetchFile(site, address)));
  return {
    document,
    sources: {
      'styles.css': css,
      ...Object.fromEntries(Object.entries(json).map(([name, value]) => [`${name}.json`, JSON.stringify(value)])),
    },
    files: new Map(addresses.map((address, index) => [address, contents[index] as Buffer])),
  };
}
