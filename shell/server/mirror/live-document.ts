import type { PageData } from '@site/contracts';
import { ConfigurationError } from '@site/process';
import { type PageNode, pageTree } from './page-tree.ts';

const JSON_LD = '<script type="application/ld+json">';
const KEYWORDS = /<meta name="keywords" content="([^"]*)">/;
const STATIC_START = '<div id="page"><div>';
const STATIC_END = '</div></div></main>';
const PAGE_DATA = '<script type="application/json" id="page-data">';
const FILES = /\/remotes\/[\w./+-]+/g;

/** Properties of a page, read from a document of the live site. */
export interface LiveDocument {
  tree: PageNode[];
  interactive: boolean;
  hydrateOnTouch: boolean;
  keywords: string[];
  jsonLd: Record<string, unknown>[];
  /** Addresses of files of remotes on the page. */
  files: string[];
}

/** @returns contents of the scripts that start with this tag */
const scriptsIn = (html: string, tag: string): string[] =>
  html
    .split(tag)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</script>')));

/** @returns content of the page's region */
function findPage(nodes: PageNode[]): PageNode[] | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const [, { id }, children] = node;
    const found = id === 'page' ? children : findPage(children);
    if (found) return found;
  }
  return undefined;
}

/** @throws ConfigurationError when the text is not a document of such a site */
export function readLiveDocument(html: string, address: string): LiveDocument {
  const tree = findPage(pageTree(html.slice(html.indexOf('<body>') + '<body>'.length)));
  const [data] = scriptsIn(html, PAGE_DATA);
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
    hydrateOnTouch: html.includes(' data-hydrate="on-touch"'),
    keywords: words.length > 0 ? words : ['page'],
    jsonLd: scriptsIn(html, JSON_LD).map((json) => JSON.parse(json)),
    files: [...new Set(JSON.stringify(tree).match(FILES) ?? [])],
  };
}

/** Returns the HTML of a page that has no component. */
export const staticHtmlIn = (html: string): string =>
  html.slice(html.indexOf(STATIC_START) + STATIC_START.length, html.lastIndexOf(STATIC_END));
