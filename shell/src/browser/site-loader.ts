import type { PageData } from '@site/contracts';
import type { PageLoader } from '@site/router/page-loader';
import type { PageContent } from '../app/page-content.ts';
import { savesData } from '../starter/saves-data.ts';
import { announcePage } from '../vitals/shown-page.ts';
import type { LiveSite } from './live-site.ts';
import { prefetch } from './prefetch.ts';
import { allPages, releasePages } from './release-pages.ts';

/** Page loader of a tab: holds the loaded pages and notifies the application when one is added. */
export interface SiteLoader extends PageLoader {
  /** Content that can be shown for a path without waiting, if any. */
  peek(path: string): PageContent | undefined;
  /** Path of the page that the visitor is likely to open next. */
  intended(): string | undefined;
  /** Loads only the code of the document's own page, whose metadata is already present. */
  prepareFirst(path: string): Promise<void>;
  /** Discards a prepared page that cannot be shown; the next visit prepares it again. */
  evict(path: string): void;
  /** Tells other scripts of the tab that the page at a path is visible. */
  announce(path: string): void;
  subscribe(listener: () => void): () => void;
}

/** By the browser's clock: the tab may be open for days. */
const utcDay = () => new Date().toISOString().slice(0, 10);

/**
 * @param data of the document that this tab was served with
 * @param prepareRouter called when a page is loaded that the visitor may open
 */
export function createSiteLoader(data: PageData, live: LiveSite, prepareRouter: () => Promise<void>): SiteLoader {
  const ready = new Map<string, PageContent>();
  const pending = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const firstMetadata = {
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
  };

  let intended: string | undefined;

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const publish = (path: string, content: PageContent) => {
    ready.set(path, content);
    notify();
  };

  const loadCode = async (remote: string, path: string) => {
    const { loadPage } = await import(/* webpackChunkName: "federation" */ './federation.ts');
    return loadPage(live.releaseOf(remote), path);
  };

  const findPage = async (remote: string, path: string) => {
    const page = (await releasePages(live, remote)).find((candidate) => candidate.path === path);
    if (!page) throw new Error(`No page at ${path}.`);
    return page;
  };

  const load = async (path: string) => {
    void prepareRouter();
    const remote = live.ownerOf(path) ?? '';
    const code = loadCode(remote, path);
    code.catch(() => {});
    const metadata = await findPage(remote, path);
    prefetch([...metadata.js, ...metadata.css]);
    const pages = metadata.needsPages ? (data.pages ?? (await allPages(live))) : [];
    const today = metadata.needsToday ? utcDay() : '';
    publish(path, { kind: 'page', Page: await code, pages, today, metadata });
  };

  const loadFirst = async (path: string) => {
    const Page = await loadCode(data.page?.remote ?? '', path);
    const { pages = [], today = '' } = data;
    publish(path, { kind: 'page', Page, pages, today, metadata: firstMetadata });
  };

  const loadOnce = (path: string, load: (path: string) => Promise<void>) => {
    const current = pending.get(path);
    if (current) return current;
    const attempt = load(path).finally(() => pending.delete(path));
    pending.set(path, attempt);
    return attempt;
  };

  const isComplete = (path: string) => {
    const content = ready.get(path);
    return content?.kind === 'page' && content.metadata !== undefined;
  };

  const preparePage = (path: string) => {
    if (isComplete(path)) return undefined;
    return loadOnce(path, load).catch((error: unknown) => {
      if (!navigator.onLine && ready.get(path)?.kind !== 'page') publish(path, { kind: 'failed' });
      throw error;
    });
  };

  // Together with the router: loaded separately, a navigation could take effect after the visitor has gone elsewhere.
  const prepare = async (path: string) => void (await Promise.all([preparePage(path), prepareRouter()]));

  return {
    has: (path) => live.ownerOf(path) !== undefined,
    peek(path) {
      const content = ready.get(path);
      // What failed without a connection is tried again with one.
      return content?.kind === 'failed' && navigator.onLine ? undefined : content;
    },
    prepare,
    prepareFirst: (path) => loadOnce(path, loadFirst),
    intended: () => intended,
    prefetch: (path) => {
      if (savesData()) return;
      intended = path;
      if (isComplete(path)) notify();
      else loadOnce(path, load).catch(() => {});
    },
    evict: (path) => void ready.delete(path),
    announce(path) {
      const remote = live.ownerOf(path);
      if (remote) announcePage({ path, remote, release: live.releaseOf(remote).version });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
