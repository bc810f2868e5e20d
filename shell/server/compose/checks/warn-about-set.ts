import type { Release } from '@site/contracts';
import type { RegisteredRemote } from '../../registry/read-registry.ts';
import type { Warning } from '../composition.ts';
import { isBelow } from './is-below.ts';
import { listNames, MAX_LISTED } from './list-names.ts';

/**
 * Returns warnings about releases that go live together, without those about links.
 * @param registry remotes with the paths assigned to them
 * @param today `YYYY-MM-DD` in UTC
 */
export function warnAboutSet(releases: Release[], registry: RegisteredRemote[], today: string): Warning[] {
  return [
    ...sharedTitles(releases),
    ...uselessRedirects(releases),
    ...releases.flatMap((release) => [...foreignPrefixes(release, registry), ...endingPages(release, today)]),
  ];
}

/** Time to plan an event and publish it. */
const NOTICE_DAYS = 14;

const daysFrom = (today: string, day: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000;

function endingPages({ name, pages }: Release, today: string): Warning[] {
  return pages.flatMap(({ path, currentUntil }) => {
    if (!currentUntil || daysFrom(today, currentUntil) > NOTICE_DAYS) return [];
    const state = daysFrom(today, currentUntil) < 0 ? 'was' : 'is';
    return { remote: name, page: path, message: `Content ${state} current until ${currentUntil}. Publish an update.` };
  });
}

const titleKey = (title: string) => title.trim().toLowerCase();

/** Warns both teams of titles that would look the same in search results. */
function sharedTitles(releases: Release[]): Warning[] {
  const pages = releases.flatMap(({ name, pages }) =>
    pages.map(({ path, meta }) => ({ remote: name, page: path, title: meta.title })),
  );
  const byTitle = Map.groupBy(pages, ({ title }) => titleKey(title));
  return pages.flatMap(({ remote, page, title }) => {
    const alike = byTitle.get(titleKey(title)) ?? [];
    if (alike.length === 1) return [];
    // Hundreds of pages may share a title: only those that are listed are compared.
    const others = alike.slice(0, MAX_LISTED + 1).filter((other) => other.page !== page);
    const names = others.map((one) => one.page);
    return { remote, page, message: `Has the same title as ${listNames(names, alike.length - 1)}: "${title}".` };
  });
}

/** Only warns, because the former team of a page redirects it until it is a page of its new team. */
function uselessRedirects(releases: Release[]): Warning[] {
  const owners = new Map(releases.flatMap(({ name, pages }) => pages.map(({ path }) => [path, name] as const)));
  return releases.flatMap(({ name, pages }) =>
    pages.flatMap(({ path: page, redirects = [] }) =>
      redirects.flatMap((from) => {
        const owner = owners.get(from);
        if (!owner) return [];
        const message = `Redirects ${from}, which is a page of ${owner} and is shown instead. Remove the redirect.`;
        return { remote: name, page, message };
      }),
    ),
  );
}

/** Only warns, because a page may move to another team before an operator changes the registry. */
function foreignPrefixes({ name, pages }: Release, registry: RegisteredRemote[]): Warning[] {
  const prefixes = registry.flatMap((remote) => remote.paths.map((prefix) => ({ owner: remote.name, prefix })));
  return pages.flatMap(({ path }) => {
    const [nearest] = prefixes
      .filter(({ prefix }) => isBelow(path, prefix))
      .toSorted((a, b) => b.prefix.length - a.prefix.length);
    if (!nearest || nearest.owner === name) return [];
    const { owner, prefix } = nearest;
    return {
      remote: name,
      page: path,
      message: `The registry assigns ${prefix} to ${owner}. Move the page, or ask an operator to change the registry.`,
    };
  });
}
