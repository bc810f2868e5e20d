import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import '../layout/layout-styles.ts';
import { NavigationProvider } from '@site/router/provider';
import { createTabNavigation } from '@site/router/tab-navigation';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { FirstPage, PageContent } from '../app/page-content.ts';
import { SiteApp } from '../app/site-app.tsx';
import { layoutIds } from '../layout/layout-ids.ts';
import { handleErrors } from './handle-errors.ts';
import { holdEvents } from './hold-events.ts';
import { hydrateLayoutOnTouch } from './hydrate-layout.ts';
import { keepEntries } from './keep-entries.ts';
import { createLiveSite } from './live-site.ts';
import { nextTask } from './next-task.ts';
import { readPageData } from './read-page-data.ts';
import { retryWithBackoff } from './retry-with-backoff.ts';
import { recordScrollPositions } from './scroll-positions.ts';
import { createSiteLoader, type SiteLoader } from './site-loader.ts';

const data = readPageData();
const { page, site } = data;

/**
 * Interactive pages are hydrated with their code; all others, and those whose code cannot be loaded, keep the served
 * HTML.
 */
async function loadFirstPage(loader: SiteLoader): Promise<FirstPage> {
  const served: PageContent = {
    kind: 'static',
    html: { __html: document.getElementById('page')?.innerHTML ?? '' },
  };
  if (page?.interactive) {
    await loader.prepareFirst(page.path).catch(() => retryWithBackoff(() => loader.prepareFirst(page.path)));
  }
  const { pathname, search } = location;
  return { path: pathname, search, content: (page && loader.peek(page.path)) ?? served, served };
}

async function start(main: HTMLElement): Promise<void> {
  // React and the other modules have just been evaluated.
  await nextTask();
  const live = createLiveSite(data);
  // An entry added by a link within the page gets its key before the navigation reads it.
  const positions = recordScrollPositions();
  const navigation = createTabNavigation();
  const loader = createSiteLoader(data, live, navigation.prepare);
  const ownerOf = (path: string) => (path === page?.path ? page.remote : live.ownerOf(path));
  const [first] = await Promise.all([loadFirstPage(loader), live.loaded]);
  const releaseEvents = holdEvents(main);
  const restoreEntries = keepEntries(main);
  const onHydrated = () => {
    releaseEvents();
    restoreEntries();
  };
  startTransition(() => {
    hydrateRoot(
      main,
      <NavigationProvider navigation={navigation}>
        <SiteApp
          site={site}
          loader={loader}
          ownerOf={ownerOf}
          first={first}
          positions={positions}
          onHydrated={onHydrated}
        />
      </NavigationProvider>,
      handleErrors(main, ownerOf),
    );
  });
  hydrateLayoutOnTouch(site);
}

const main = document.getElementById(layoutIds.main);
if (main) void start(main);
