import { readFile } from 'node:fs/promises';
import type { Release, ReleasePage } from '@site/contracts';
import { LRUCache } from 'lru-cache';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import type { FileStore } from '../../store/file-store.ts';
import type { Warning } from '../composition.ts';

/** At-rules that contain style rules without limiting their scope. */
const GROUPS = new Set(['container', 'layer', 'media', 'starting-style', 'supports']);

/** Any other scope may match the header. */
const isScopedTo = ({ name, params }: AtRule) => name === 'scope' && /^\(\s*#page\b/.test(params);

/** Matches `#page .a` and rules nested in `:where(#page)`, but not what follows the page. */
const isInPage = (selector: string) => /^(?:#page(?![\w-])|:(?:is|where)\(\s*#page\s*\))(?!\s*[+~])/.test(selector);

const holdsRules = (node: AtRule) => GROUPS.has(node.name) || (node.name === 'scope' && !isScopedTo(node));

/** Returns the selector of the first rule that applies outside the page. */
function firstUnscoped(nodes: ChildNode[]): string | undefined {
  for (const node of nodes) {
    if (node.type === 'rule' && !node.selectors.every(isInPage)) return node.selector;
    const inner = node.type === 'atrule' && holdsRules(node) ? firstUnscoped(node.nodes ?? []) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function readUnscoped(css: string): string {
  try {
    return firstUnscoped(postcss.parse(css).nodes) ?? '';
  } catch {
    // Broken styles affect only their own page.
    return '';
  }
}

/** Warns of pages whose styles apply outside the page. */
export type WarnAboutStyles = (releases: Release[]) => Promise<Warning[]>;

const KEPT = 5_000;
const LONGEST = 80;

/** Creates a check that reads each stylesheet once. @param files files of releases */
export function createStyleWarnings(files: Pick<FileStore, 'locate'>): WarnAboutStyles {
  const selectors = new LRUCache<string, string>({ max: KEPT });

  const selectorIn = async (integrity: string) => {
    const known = selectors.get(integrity);
    if (known !== undefined) return known;
    const css = await readFile(files.locate(integrity), 'utf8').catch(() => undefined);
    // A missing file must not block other releases.
    if (css === undefined) return '';
    const selector = readUnscoped(css).slice(0, LONGEST);
    selectors.set(integrity, selector);
    return selector;
  };

  const ofPage = async (release: Release, { path, css }: ReleasePage): Promise<Warning[]> => {
    const found = await Promise.all(css.map((file) => selectorIn(release.files[file]?.integrity ?? '')));
    return css.flatMap((file, index) =>
      found[index]
        ? {
            remote: release.name,
            page: path,
            message: `Styles apply outside the page: "${found[index]}" in ${file} is not inside :where(#page) { … }, which remote-kit adds. Add it.`,
          }
        : [],
    );
  };

  return async (releases) => {
    const pages = releases.flatMap((release) => release.pages.map((page) => ofPage(release, page)));
    return (await Promise.all(pages)).flat();
  };
}
