import type { BrowserComposition } from '@site/contracts';
import type { PageLoader } from '@site/router';
import type { PageContent } from '../app/shown-page.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { allPages, releasePages } from './release-pages.ts';

/** Page loader of a tab: knows what is ready and tells the application when that changes. */
export interface SiteLoader extends PageLoader {
  /** What can be shown for a path at once, if anything. */
  peek(path: string): PageContent | undefined;
  /** Fetches only the code of the document's own page: its words are already there. */
  prepareFirst(path: string): Promise<void>;
  /** Lets the next visit prepare the page anew, because what was ready cannot be shown. */
  forget(path: string): void;
  subscribe(listener: () => void): () => void;
}

/** @param composition what this tab was served with; it stays on these releases until the next document load */
export function createSiteLoader(composition: BrowserComposition): SiteLoader {
  const ready = new Map<string, PageContent>();
  const pending = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  let federation: Promise<ReturnType<typeof import('./federation.ts').createFederation>> | undefined;

  const firstWords = {
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
  };

  const remoteOf = (path: string) => composition.paths[path] ?? '';

  const settle = (path: string, content: PageContent) => {
    ready.set(path, content);
    for (const listener of listeners) listener();
  };

  const loadCode = async (path: string) => {
    federation ??= import(/* webpackChunkName: "federation" */ './federation.ts').then(({ createFederation }) =>
      createFederation(composition),
    );
    federation.catch(() => {
      federation = undefined;
    });
    return (await federation).loadPage(remoteOf(path), path);
  };

  const wordsOf = async (path: string) => {
    const words = (await releasePages(composition, remoteOf(path))).find((page) => page.path === path);
    if (!words) throw new Error(`No page at ${path}.`);
    return words;
  };

  const load = async (path: string) => {
    const code = loadCode(path);
    code.catch(() => {});
    const words = await wordsOf(path);
    fetchAhead([...words.js, ...words.css]);
    const pages = words.needsPages ? await allPages(composition) : [];
    settle(path, { kind: 'page', Page: await code, pages, words });
  };

  const loadFirst = async (path: string) => {
    const Page = await loadCode(path);
    settle(path, { kind: 'page', Page, pages: composition.pages ?? [], words: firstWords });
  };

  const once = (path: string, work: () => Promise<void>) => {
    const current = pending.get(path);
    if (current) return current;
    const attempt = work().finally(() => pending.delete(path));
    pending.set(path, attempt);
    return attempt;
  };

  const isComplete = (path: string) => {
    const content = ready.get(path);
    return content?.kind === 'page' && content.words !== undefined;
  };

  const prepare = (path: string) => {
    if (isComplete(path)) return Promise.resolve();
    return once(path, () => load(path)).catch((error: unknown) => {
      if (ready.get(path)?.kind !== 'page') settle(path, { kind: 'failed' });
      throw error;
    });
  };

  return {
    knows: (path) => path in composition.paths,
    peek: (path) => ready.get(path),
    prepare,
    prepareFirst: (path) => once(path, () => loadFirst(path)),
    warm: (path) => {
      if (!isComplete(path)) once(path, () => load(path)).catch(() => {});
    },
    isStale: async () => {
      const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
      const current = response?.headers.get('x-composition');
      return current != null && current !== composition.id;
    },
    forget: (path) => void ready.delete(path),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
