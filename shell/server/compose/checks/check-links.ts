import { feedFiles, type Release } from '@site/contracts';
import { browserFiles, releaseFilePath, remotePath } from '@site/contracts/release-files';
import type { RenderedDocument } from '../../store/rendered-store.ts';
import type { Fault, Warning } from '../composition.ts';
import type { Redirects } from '../redirects.ts';
import { isBelow } from './is-below.ts';
import { listNames } from './list-names.ts';

/** A page and where its links lead. */
export interface LinkedPage extends Pick<RenderedDocument, 'path' | 'links' | 'ids'> {
  remote: string;
}

export interface LinkContext {
  releases: Release[];
  /** Remotes whose release is not the one that is live: nobody else can be at fault. */
  changed: string[];
  pages: LinkedPage[];
  /** Addresses to which header and footer link. */
  layoutLinks: string[];
  /** Path → owner in what is live. */
  owners: Record<string, string>;
  /** Remote → paths it answers for, each with everything below it. */
  prefixes: Record<string, string[]>;
  /** Former paths of pages → where these are now. */
  redirects: Redirects;
  /** Other addresses that exist, such as `/sitemap.xml`. */
  otherPaths: string[];
}

interface DeadLink {
  from: LinkedPage;
  target: string;
}

/**
 * Looks for links that lead nowhere. A new release is at fault when its pages link to an own path or file that it does
 * not have, or when it removes a path to which others still link. Everything else is a warning, because two teams must
 * be able to publish pages that link to each other.
 */
export function checkLinks(context: LinkContext): { fault?: Fault; warnings: Warning[] } {
  const isAlive = aliveIn(context);
  const deadLinks = context.pages.flatMap((from) =>
    deadTargets(from.links, isAlive).map((target): DeadLink => ({ from, target })),
  );
  const deadInLayout = deadTargets(context.layoutLinks, isAlive);
  const fault = firstFault(deadLinks, deadInLayout, context);
  if (fault) return { fault, warnings: [] };
  return {
    warnings: [
      ...deadLinks.map(toWarning),
      ...missingAnchors(context),
      ...layoutWarning(deadInLayout),
      ...detours(context),
    ],
  };
}

function firstFault(deadLinks: DeadLink[], deadInLayout: string[], context: LinkContext): Fault | undefined {
  const byTarget = Map.groupBy(deadLinks, ({ target }) => target);
  const linkersTo = (target: string) => [
    ...(byTarget.get(target) ?? []).map(({ from }) => from.path),
    ...(deadInLayout.includes(target) ? ['the header or footer'] : []),
  ];
  for (const link of deadLinks) {
    const fault = faultBehind(link, linkersTo, context);
    if (fault) return fault;
  }
  return deadInLayout.map((target) => removal(target, linkersTo, context)).find((fault) => fault !== undefined);
}

const pathOf = (href: string) => href.split(/[?#]/)[0] ?? '';

const filesOf = (release: Release) =>
  [...browserFiles(release), ...feedFiles(release)].map((file) => releaseFilePath(release.name, file));

function aliveIn({ releases, pages, redirects, otherPaths }: LinkContext): (path: string) => boolean {
  const alive = new Set([
    ...pages.map(({ path }) => path),
    ...releases.flatMap(filesOf),
    ...Object.keys(redirects),
    ...otherPaths,
  ]);
  return (path) => alive.has(path);
}

/** Paths of this site to which links lead although nothing is there. */
function deadTargets(links: string[], isAlive: (path: string) => boolean): string[] {
  const targets = new Set(links.filter((href) => /^\/(?!\/)/.test(href)).map(pathOf));
  return [...targets].filter((target) => !isAlive(target));
}

/** @returns who links to a path */
type LinkersTo = (target: string) => string[];

function faultBehind({ from, target }: DeadLink, linkersTo: LinkersTo, context: LinkContext): Fault | undefined {
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

/** The fault of a new release that lacks a path which its predecessor has. */
function removal(target: string, linkersTo: LinkersTo, { owners, changed }: LinkContext): Fault | undefined {
  const owner = owners[target];
  if (!owner || !changed.includes(owner)) return undefined;
  const linkers = linkersTo(target);
  const who = `${listNames(linkers)} ${linkers.length === 1 ? 'links' : 'link'}`;
  const advice = 'Keep the page, or add its path to the redirects of another page.';
  return { remote: owner, page: target, reason: `The release removes ${target}, but ${who} to it. ${advice}` };
}

/** Links to former paths: a visitor takes a step more than is needed. */
function detours({ pages, layoutLinks, redirects }: LinkContext): Warning[] {
  const linkers = [{ path: '/404', remote: 'shell', links: layoutLinks }, ...pages];
  return linkers.flatMap(({ path, remote, links }) =>
    [...new Set(links.map(pathOf))].flatMap((target) => {
      const now = Object.hasOwn(redirects, target) ? redirects[target] : undefined;
      if (now === undefined) return [];
      return { remote, page: path, message: `Links to ${target}, which has moved to ${now}.` };
    }),
  );
}

const toWarning = ({ from, target }: DeadLink): Warning => ({
  remote: from.remote,
  page: from.path,
  message: `Links to ${target}, which does not exist.`,
});

/** One for all: a site without some of its remotes, as in development, lacks many pages. */
const layoutWarning = (targets: string[]): Warning[] =>
  targets.length === 0
    ? []
    : [
        {
          remote: 'shell',
          page: '/404',
          message: `The header or footer links to pages that do not exist: ${targets.join(', ')}.`,
        },
      ];

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

/** An anchor may be malformed, as in `#save-50%`: browsers then compare it as it is written. */
function hasAnchor(ids: Set<string>, anchor: string): boolean {
  if (ids.has(anchor)) return true;
  try {
    return ids.has(decodeURIComponent(anchor));
  } catch {
    return false;
  }
}
