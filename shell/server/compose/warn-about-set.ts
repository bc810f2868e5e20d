import type { Release } from '@site/contracts';
import type { RegisteredRemote } from '../registry/read-registry.ts';
import type { Warning } from './composition.ts';

/**
 * What teams should know of releases that go live together, apart from their links.
 * @param registry which paths every remote answers for
 */
export function warnAboutSet(releases: Release[], registry: RegisteredRemote[]): Warning[] {
  return [...sharedTitles(releases), ...releases.flatMap((release) => foreignPrefixes(release, registry))];
}

const titleKey = (title: string) => title.trim().toLowerCase();

/** Two results of a search that look the same: both teams can change theirs. */
function sharedTitles(releases: Release[]): Warning[] {
  const pages = releases.flatMap(({ name, pages }) =>
    pages.map(({ path, meta }) => ({ remote: name, page: path, title: meta.title })),
  );
  const byTitle = Map.groupBy(pages, ({ title }) => titleKey(title));
  return pages.flatMap(({ remote, page, title }) => {
    const others = (byTitle.get(titleKey(title)) ?? []).filter((other) => other.page !== page);
    if (others.length === 0) return [];
    return { remote, page, message: `Has the title "${title}", as has ${others.map((one) => one.page).join(', ')}.` };
  });
}

/** A warning and no more: a page may move to another team before an operator changes the registry. */
function foreignPrefixes({ name, pages }: Release, registry: RegisteredRemote[]): Warning[] {
  const prefixes = registry.flatMap((remote) => remote.paths.map((prefix) => ({ owner: remote.name, prefix })));
  return pages.flatMap(({ path }) => {
    const [nearest] = prefixes
      .filter(({ prefix }) => path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`)))
      .toSorted((a, b) => b.prefix.length - a.prefix.length);
    if (!nearest || nearest.owner === name) return [];
    const { owner, prefix } = nearest;
    const place = path === prefix ? 'Is' : `Lies below ${prefix}, which is`;
    return { remote: name, page: path, message: `${place} a path that the registry gives to ${owner}.` };
  });
}
