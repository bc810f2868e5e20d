import { feedFiles, type Release } from '@site/contracts';
import { browserFiles, releaseFilePath, remotePath } from '@site/contracts/release-files';
import { ownValue } from '../../own-value.ts';
import type { RenderedDocument } from '../../store/rendered-store.ts';
import type { Fault, Warning } from '../composition.ts';
import type { Redirects } from '../redirects.ts';
import { SHELL } from '../render/document-groups.ts';
import { isBelow } from './is-below.ts';
import { listNames } from './list-names.ts';

/** Page with the targets of its links. */
export interface LinkedPage extends Pick<RenderedDocument, 'path' | 'links' | 'ids'> {
  remote: string;
}

/** Input of {@link checkLinks}. */
export interface LinkContext {
  releases: Release[];
  /** Remotes whose release is not live yet. Only these can be at fault. */
  changed: string[];
  pages: LinkedPage[];
  /** Link targets of header and footer. */
  layoutLinks: string[];
  /** Path → owner in the live composition. */
  owners: Record<string, string>;
  /** Remote → path prefixes assigned to it. */
  prefixes: Record<string, string[]>;
  /** Former path of a page → current path. */
  redirects: Redirects;
  /** Other existing addresses, such as `/sitemap.xml`. */
  otherPaths: string[];
}

interface BrokenLink {
  from: LinkedPage;
  target: string;
}

/**
 * Checks for broken links. A new release is at fault when its pages link to one of its own paths or files that does not exist,
 * or when it removes a path that others link to. Everything else is a warning, because two teams must be able to publish pages
 * that link to each other.
 */
export function checkLinks(context: LinkContext): { fault?: Fault; warnings: Warning[] } {
  const exists = existsIn(context);
  const brokenLinks = context.pages.flatMap((from) =>
    brokenTargets(from.links, exists).map((target): BrokenLink => ({ from, target })),
  );
  const brokenInLayout = brokenTargets(context.layoutLinks, exists);
  const fault = firstFault(brokenLinks, brokenInLayout, context);
  if (fault) return { fault, warnings: [] };
  return {
    warnings: [
      ...brokenLinks.map(toWarning),
      ...missingAnchors(context),
      ...layoutWarning(brokenInLayout),
      ...detours(context),
    ],
  };
}

function firstFault(brokenLinks: BrokenLink[], brokenInLayout: string[], context: LinkContext): Fault | undefined {
  const byTarget = Map.groupBy(brokenLinks, ({ target }) => target);
  const linkersTo = (target: string) => [
    ...(byTarget.get(target) ?? []).map(({ from }) => from.path),
    ...(brokenInLayout.includes(target) ? ['the header or footer'] : []),
  ];
  for (const link of brokenLinks) {
    const fault = faultBehind(link, linkersTo, context);
    if (fault) return fault;
  }
  return brokenInLayout.map((target) => removal(target, linkersTo, context)).find((fault) => fault !== undefined);
}

const pathOf = (href: string) => href.split(/[?#]/)[0] ?? '';

const filesOf = (release: Release) =>
  [...browserFiles(release), ...feedFiles(release)].map((file) => releaseFilePath(release.name, file));

function existsIn({ releases, pages, redirects, otherPaths }: LinkContext): (path: string) => boolean {
  const existing = new Set([
    ...pages.map(({ path }) => path),
    ...releases.flatMap(filesOf),
    ...Object.keys(redirects),
    ...otherPaths,
  ]);
  return (path) => existing.has(path);
}

/** Returns the targets on this site that do not exist. */
function brokenTargets(links: string[], exists: (path: string) => boolean): string[] {
  const targets = new Set(links.filter((href) => /^\/(?!\/)/.test(href)).map(pathOf));
  return [...targets].filter((target) => !exists(target));
}

/** Returns the pages that link to a path. */
type LinkersTo = (target: string) => string[];

function faultBehind({ from, target }: BrokenLink, linkersTo: LinkersTo, context: LinkContext): Fault | undefined {
  const { changed, owners, prefixes } = context;
  const isOwn =
    owners[target] === from.remote ||
    target.startsWith(remotePath(from.remote)) ||
    prefixes[from.remote]?.some((prefix) => isBelow(target, prefix)) === true;
  if (!isOwn) return removal(target, linkersTo, context);
  if (!changed.includes(from.remote)) return undefined;
  return {
    remote: from.remote,
    page: from.path,
    reason: `Page ${from.path} links to ${target}, which is not in the release. Add it or fix the link.`,
  };
}

/** Returns the fault of a new release that removes a path of its predecessor. */
function removal(target: string, linkersTo: LinkersTo, { owners, changed }: LinkContext): Fault | undefined {
  const owner = owners[target];
  if (!owner || !changed.includes(owner)) return undefined;
  const linkers = linkersTo(target);
  const who = `${listNames(linkers)} ${linkers.length === 1 ? 'links' : 'link'}`;
  const advice = 'Keep the page, or add its path to the redirects of another page.';
  return { remote: owner, page: target, reason: `The release removes ${target}, but ${who} to it. ${advice}` };
}

/** Warns of links to former paths, which cost visitors a redirect. */
function detours({ pages, layoutLinks, redirects }: LinkContext): Warning[] {
  const linkers = [{ path: '/404', remote: SHELL, links: layoutLinks }, ...pages];
  return linkers.flatMap(({ path, remote, links }) =>
    [...new Set(links.map(pathOf))].flatMap((target) => {
      const now = ownValue(redirects, target);
      if (now === undefined) return [];
      return { remote, page: path, message: `Links to ${target}, which has moved to ${now}.` };
    }),
  );
}

const toWarning = ({ from, target }: BrokenLink): Warning => ({
  remote: from.remote,
  page: from.path,
  message: `Links to ${target}, which does not exist.`,
});

/** Returns one warning for all targets: a site without some remotes, as in development, lacks many pages. */
function layoutWarning(targets: string[]): Warning[] {
  if (targets.length === 0) return [];
  const message = `The header or footer links to pages that do not exist: ${targets.join(', ')}.`;
  return [{ remote: SHELL, page: '/404', message }];
}

function missingAnchors({ pages }: LinkContext): Warning[] {
  const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
  return pages.flatMap(({ path, remote, links }) =>
    links
      .filter((href) => href.includes('#') && /^[/#]/.test(href))
      .filter((href) => {
        const [target = '', anchor = ''] = href.split('#');
        const known = ids.get(pathOf(target) || path);
        return known !== undefined && anchor !== '' && !hasAnchor(known, anchor);
      })
      .map((href) => ({ remote, page: path, message: `Links to ${href}, but that anchor does not exist.` })),
  );
}

/** Browsers compare a malformed anchor, such as `#save-50%`, without decoding it. */
function hasAnchor(ids: Set<string>, anchor: string): boolean {
  if (ids.has(anchor)) return true;
  try {
    return ids.has(decodeURIComponent(anchor));
  } catch {
    return false;
  }
}
