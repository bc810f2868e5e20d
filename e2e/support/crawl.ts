import { site } from './pages.ts';
import { ServedDocument } from './served-document.ts';

/** Response of an address. */
export interface Found {
  status: number;
  type: string;
  bytes: number;
  /** Only of HTML. */
  html: string;
}

/** A link in a document. */
interface Link {
  /** Path of the document. */
  from: string;
  href: string;
  /** Address on this server without query and fragment. */
  path: string;
  /** Target id within that document. */
  anchor: string;
}

export interface Crawl {
  /** Path → response, of everything that a document links to or fetches. */
  found: ReadonlyMap<string, Found>;
  links: readonly Link[];
}

async function fetchFound(address: URL): Promise<Found> {
  const response = await fetch(address, { redirect: 'manual' });
  const content = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    type,
    bytes: content.length,
    html: type.startsWith('text/html') ? content.toString() : '',
  };
}

const decoded = (text: string) => text.replaceAll('&amp;', '&');

/** Addresses that a document fetches or publishes: scripts, styles, fonts, pictures, previews. */
const resourcesIn = (html: string) => [
  ...[...html.matchAll(/<(?:link|script|img|source)\b[^>]*?\s(?:href|src)="([^"]+)"/g)].map(([, href = '']) => href),
  ...[...html.matchAll(/<meta property="og:image" content="([^"]+)"/g)].map(([, href = '']) => href),
];

/** Returns an address on this site for a reference in a document; undefined for other sites. */
function onSite(href: string, base: URL): URL | undefined {
  const address = new URL(decoded(href), base);
  if (address.origin === site.origin) return new URL(address.pathname + address.search + address.hash, base);
  return address.origin === base.origin ? address : undefined;
}

/**
 * Follows every link and every file of a running site, as a search engine does: without a browser.
 * @param start address of the first page
 */
export async function crawl(start: string): Promise<Crawl> {
  const found = new Map<string, Found>();
  const links: Link[] = [];
  const queue = [new URL(start)];
  for (let address = queue.shift(); address; address = queue.shift()) {
    const { pathname } = address;
    if (found.has(pathname)) continue;
    const answer = await fetchFound(new URL(pathname, address));
    found.set(pathname, answer);
    for (const href of answer.status === 200 ? linksIn(answer) : []) {
      const target = onSite(href, address);
      if (!target) continue;
      links.push({ from: pathname, href, path: target.pathname, anchor: decodeURIComponent(target.hash.slice(1)) });
      queue.push(target);
    }
    for (const href of resourcesIn(answer.html)) {
      const target = onSite(href, address);
      if (target) queue.push(target);
    }
  }
  return { found, links };
}

const linksIn = ({ html }: Found): string[] => new ServedDocument(html).values('href', 'a');

/** Every id of a document that a link can target. */
export const anchorsIn = ({ html }: Found): Set<string> => new Set(new ServedDocument(html).values('id'));
