import type { RenderedPage } from '../../store/rendered-store.ts';

const MB = 1_000_000;

/** Six times the largest page of the site, and too much to wait for on a phone. */
const MAX_BYTES = 1 * MB;

/** A page that lists others contains each of them twice: in its HTML and in the data for its code. */
const BYTES_OF_LISTED = 2_000;

/**
 * All documents of a release are in memory until the last one is rendered, for two releases at a time. Enough for 800 pages
 * as large as the largest page of the site, or 5,000 of typical size.
 */
const MAX_BYTES_OF_RELEASE = 100 * MB;

/** Memory of one link or id while its page is live. */
const BYTES_OF_LINK = 100;

const inMb = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;

/**
 * Returns a sentence for the team when a document is too large.
 * @param listed number of pages it lists
 */
export function sizeFault(html: string, listed: number): string | undefined {
  const bytes = Buffer.byteLength(html);
  const most = MAX_BYTES + listed * BYTES_OF_LISTED;
  if (bytes <= most) return undefined;
  return `The document is ${inMb(bytes)}; the limit is ${inMb(most)}. Split the page or load large content separately.`;
}

/** Running total of the documents of one release. */
export interface DocumentTotal {
  /** Adds a document. @returns a sentence for the team when the total is too large */
  add(page: RenderedPage): string | undefined;
}

export function createDocumentTotal(): DocumentTotal {
  let bytes = 0;
  return {
    add({ path, html, links, ids }) {
      bytes += Buffer.byteLength(html) + (links.length + ids.length) * BYTES_OF_LINK;
      if (bytes <= MAX_BYTES_OF_RELEASE) return undefined;
      return `The documents of the release and their links are ${inMb(bytes)} up to page ${path}; the limit is ${inMb(MAX_BYTES_OF_RELEASE)}. Make pages smaller or split them among several remotes.`;
    },
  };
}
