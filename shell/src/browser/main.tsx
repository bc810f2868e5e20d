import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import { SiteRouter } from '@site/router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { FirstPage, PageContent } from '../app/page-content.ts';
import { SiteApp } from '../app/site-app.tsx';
import { handleErrors } from './handle-errors.ts';
import { createLiveSite } from './live-site.ts';
import { readPageData } from './read-page-data.ts';
import { retryWithBackoff } from './retry-with-backoff.ts';
import { createSiteLoader } from './site-loader.ts';

const data = readPageData();
const live = createLiveSite(data);
const loader = createSiteLoader(data, live);
const { page, site } = data;
const ownerOf = (path: string) => (path === page?.path ? page.remote : live.ownerOf(path));

/** Interactive pages are hydrated with their code; all others, and those whose code cannot be loaded, keep the served HTML. */
async function firstPage(): Promise<FirstPage> {
  const served: PageContent = {
    kind: 'static',
    html: { __html: document.getElementById('page')?.innerHTML ?? '' },
  };
  if (page?.interactive) {
    await loader.prepareFirst(page.path).catch(() => retryWithBackoff(() => loader.prepareFirst(page.path)));
  }
  return { path: location.pathname, content: (page && loader.peek(page.path)) ?? served, served };
}

const [first] = await Promise.all([firstPage(), live.loaded]);
const root = document.getElementById('root');
if (root) {
  startTransition(() => {
    hydrateRoot(
      root,
      <SiteRouter loader={loader}>
        <SiteApp site={site} loader={loader} first={first} />
      </SiteRouter>,
      handleErrors(root, ownerOf),
    );
  });
}
