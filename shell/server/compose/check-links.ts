import type { Release } from '@site/contracts';
import type { Fault, Warning } from './composition.ts';
import { idsIn, linksIn } from './page-html.ts';

export interface RenderedPage {
  path: string;
  remote: string;
  /** The part that the page answers for. */
  region: string;
}

export interface LinkContext {
  releases: Release[];
  pages: RenderedPage[];
  /** Path → owner in the last good composition. */
  owners: Record<string, string>;
  /** Remote → paths it answers for, each with everything below it. */
  prefixes: Record<string, string[]>;
  /** Other addresses that exist, such as `/sitemap.xml`. */
  otherPaths: string[];
}

interface DeadLink {
  from: RenderedPage;
  target: string;
}

/**
 * Looks for links that lead nowhere. A release is at fault when its pages link to an own path or file that it does not have,
 * or when it took away a path to which pages of others still link. Everything else is a warning, because two teams
 * must be able to publish pages that link to each other.
 */
export function checkLinks(context: LinkContext): { fault?: Fault; warnings: Warning[] } {
  const dead = findDeadLinks(context);
  for (const link of dead) {
    const fault = faultBehind(link, context);
    if (fault) return { fault, warnings: [] };
  }
  return { warnings: [...dead.map(toWarning), ...missingAnchors(context)] };
}

const pathOf = (href: string) => href.split(/[?#]/)[0] ?? '';

const addressOf = ({ name }: Pick<Release, 'name'>, file: string) => `/remotes/${name}/${file}`;

/** Files that browsers may have. */
const filesOf = (release: Release) =>
  Object.keys(release.files).flatMap((file) => (file === release.server ? [] : addressOf(release, file)));

function findDeadLinks({ releases, pages, otherPaths }: LinkContext): DeadLink[] {
  const alive = new Set([...pages.map(({ path }) => path), ...releases.flatMap(filesOf), ...otherPaths]);
  return pages.flatMap((from) => {
    const targets = new Set(
      linksIn(from.region)
        .filter((href) => /^\/(?!\/)/.test(href))
        .map(pathOf),
    );
    return [...targets].filter((target) => !alive.has(target)).map((target) => ({ from, target }));
  });
}

function faultBehind({ from, target }: DeadLink, { releases, owners, prefixes }: LinkContext): Fault | undefined {
  const isOwn =
    owners[target] === from.remote ||
    target.startsWith(addressOf({ name: from.remote }, '')) ||
    prefixes[from.remote]?.some((prefix) => isBelow(target, prefix)) === true;
  if (isOwn) {
    return {
      remote: from.remote,
      page: from.path,
      reason: `Page ${from.path} links to ${target}, which the release does not have.`,
    };
  }
  const former = releases.find(({ name }) => name === owners[target]);
  if (!former) return undefined;
  return { remote: former.name, page: target, reason: `The release removes ${target}, to which ${from.path} links.` };
}

/** The home page has nothing below it. */
const isBelow = (path: string, prefix: string) => path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));

const toWarning = ({ from, target }: DeadLink): Warning => ({
  remote: from.remote,
  page: from.path,
  message: `Links to ${target}, which does not exist.`,
});

function missingAnchors({ pages }: LinkContext): Warning[] {
  const ids = new Map(pages.map(({ path, region }) => [path, idsIn(region)]));
  return pages.flatMap(({ path, remote, region }) =>
    linksIn(region)
      .filter((href) => href.includes('#') && /^[/#]/.test(href))
      .filter((href) => {
        const [target = '', anchor = ''] = href.split('#');
        const known = ids.get(pathOf(target) || path);
        return known !== undefined && anchor !== '' && !known.has(decodeURIComponent(anchor));
      })
      .map((href) => ({ remote, page: path, message: `Links to ${href}, but that anchor does not exist.` })),
  );
}
