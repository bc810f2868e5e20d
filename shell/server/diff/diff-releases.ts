import { readFile } from 'node:fs/promises';
import type { Release, ReleasePage } from '@site/contracts';
import { type Composer, inOrder } from '../compose/compose-set.ts';
import { navigationOf } from '../compose/navigation.ts';
import type { Exclusive } from '../compose/recover-lost.ts';
import { ownValue } from '../own-value.ts';
import type { Site } from '../site.ts';
import { SteeringRefused } from '../steering/steering-refused.ts';
import { createFindStored } from '../steering/stored-release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { RenderedDocument } from '../store/rendered-store.ts';
import { transferSize } from '../store/transfer-size.ts';
import { pageTexts } from './page-text.ts';
import type { ListChange, PageDiff, ReleaseDiff } from './release-diff.ts';

interface DiffOptions {
  site: Pick<Site, 'report'>;
  composer: Composer;
  releases: ReleaseStore;
  /** @returns the date for pages that need it, `YYYY-MM-DD` */
  today: () => string;
  exclusive: Exclusive;
}

/** One side of a comparison: a page rendered with one release. */
interface RenderedSide {
  page: ReleasePage;
  texts: string[];
  links: string[];
  js: number;
  css: number;
}

/** Compares two stored releases of a remote. */
export type DiffReleases = (remote: string, from: string, to: string) => Promise<ReleaseDiff>;

/** @throws SteeringRefused (rejects) for a release that is not stored or cannot be rendered */
export function createDiff({ site, composer, releases, today, exclusive }: DiffOptions): DiffReleases {
  const { files } = composer;
  const load = createFindStored({ releases });

  const loadLive = () =>
    Promise.all(Object.entries(site.report().releases).map(([name, { version }]) => load(name, version)));

  const ordered = (set: Release[]) => inOrder(composer, new Map(set.map((one) => [one.name, one])));

  /** Renders the live site with another release of one remote: pages may list those of others. */
  const render = async (release: Release): Promise<RenderedDocument[]> => {
    const live = await loadLive();
    const set = ordered([...live, release]);
    const days = new Map(set.map(({ name }) => [name, today()]));
    // Another navigation would cause all documents of other remotes to be rendered.
    const navigation = navigationOf(ordered(live));
    const rendered = await composer.renderer.render(set, [], [], days, navigation);
    if ('reason' in rendered) throw new SteeringRefused(`It cannot be rendered: ${rendered.reason}`);
    return rendered.filter(({ remote }) => remote === release.name).flatMap(({ documents }) => documents);
  };

  const show = async (release: Release): Promise<Map<string, RenderedSide>> => {
    const documents = await render(release);
    const shown = release.pages.map(async (page): Promise<[string, RenderedSide][]> => {
      const document = documents.find(({ path }) => path === page.path);
      if (!document) return [];
      const texts = pageTexts(await readFile(document.file, 'utf8'));
      const [js, css] = await Promise.all([
        transferSize(
          files,
          release,
          page.js.filter((name) => name !== release.container?.entry),
        ),
        transferSize(files, release, page.css),
      ]);
      return [[page.path, { page, texts, links: document.links, js, css }]];
    });
    return new Map((await Promise.all(shown)).flat());
  };

  /** The container references all chunks and therefore changes with any page. */
  const containerSize = (release: Release) =>
    transferSize(files, release, release.container ? [release.container.entry] : []);

  return async (remote, from, to) => {
    const [before, after] = await Promise.all([load(remote, from), load(remote, to)]);
    const [former, latter] = await exclusive(async () => [await show(before), await show(after)] as const);
    const paths = [...new Set([...former.keys(), ...latter.keys()])].sort();
    const compared = paths.map((path) => comparePages(path, former.get(path), latter.get(path)));
    const pages = compared.filter((page) => page !== undefined);
    const container = { from: await containerSize(before), to: await containerSize(after) };
    const shared = compareShared(before, after);
    return { remote, from, to, pages, unchanged: compared.length - pages.length, container, shared };
  };
}

/** Describes the entries of a page in the header and footer. */
const describeEntries = (shown: RenderedSide | undefined): string[] =>
  (shown?.page.navigation ?? []).map(({ group, label, order }) => `"${label}" in ${group} at ${order}`);

function comparePages(
  path: string,
  from: RenderedSide | undefined,
  to: RenderedSide | undefined,
): PageDiff | undefined {
  const [formerTitle, title] = [from?.page.meta.title, to?.page.meta.title];
  const words = compareLists(from?.texts, to?.texts);
  const links = compareLists(from?.links, to?.links);
  const navigation = compareLists(describeEntries(from), describeEntries(to));
  const js = { from: from?.js ?? 0, to: to?.js ?? 0 };
  const css = { from: from?.css ?? 0, to: to?.css ?? 0 };
  const isSame = [words, links, navigation].every(({ added, removed }) => added.length + removed.length === 0);
  const isSameSize = js.from === js.to && css.from === css.to;
  if (from && to && isSame && isSameSize && formerTitle === title) return undefined;
  const change = from ? (to ? 'changed' : 'removed') : 'added';
  const titles = formerTitle === title ? {} : { title: { from: formerTitle, to: title } };
  return { path, change, ...titles, words, links, navigation, js, css };
}

/** Returns the entries that occur more often in one list than in the other. */
function compareLists(from: string[] = [], to: string[] = []): ListChange {
  const without = (values: string[], others: string[]) => {
    const left = new Map<string, number>();
    for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
    return values.filter((value) => {
      const count = left.get(value) ?? 0;
      left.set(value, count - 1);
      return count <= 0;
    });
  };
  return { added: without(to, from), removed: without(from, to) };
}

function compareShared({ shared: from }: Release, { shared: to }: Release): ReleaseDiff['shared'] {
  const libraries = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return libraries
    .map((library) => ({ library, from: ownValue(from, library), to: ownValue(to, library) }))
    .filter((one) => one.from !== one.to);
}
