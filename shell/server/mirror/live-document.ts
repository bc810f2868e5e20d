import type { PageData } from '@site/contracts';
import { REMOTES_PATH } from '@site/contracts';
import { ConfigurationError } from '@site/process';
import { type PageNode, pageTree } from './page-tree.ts';

const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const KEYWORDS = /<meta name="keywords" content="([^"]*)">/;
const PAGE_DATA = /<script type="application\/json" id="page-data">(.*?)<\/script>/s;
const FILES = new RegExp(`${REMOTES_PATH}[\\w./+-]+`, 'g');

/** What a document of the live site says of its page. */
export interface LiveDocument {
  tree: PageNode[];
  interactive: boolean;
  keywords: string[];
  jsonLd: Record<string, unknown>[];
  /** Addresses of files of remotes that the page shows. */
  files: string[];
}

/** @returns the inside of the page's region */
function findPage(nodes: PageNode[]): PageNode[] | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const [, { id }, children] = node;
    const found = id === 'page' ? children : findPage(children);
    if (found) return found;
  }
  return undefined;
}

/** @throws ConfigurationError when it is no document of such a site */
export function readLiveDocument(html: string, address: string): LiveDocument {
  const tree = findPage(pageTree(html.slice(html.indexOf('<body>') + '<body>'.length)));
  const [, data] = PAGE_DATA.exec(html) ?? [];
  if (!tree || !data) throw new ConfigurationError(`${address} is not a page of such a site.`);
  const { page } = JSON.parse(data) as PageData;
  const [, keywords = ''] = KEYWORDS.exec(html) ?? [];
  const words = keywords
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  return {
    tree,
    interactive: page?.interactive ?? false,
    keywords: words.length > 0 ? words : ['page'],
    jsonLd: [...html.matchAll(JSON_LD)].map(([, json = '{}']) => JSON.parse(json)),
    files: [...new Set(JSON.stringify(tree).match(FILES) ?? [])],
  };
}
