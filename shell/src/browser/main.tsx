import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import { SiteRouter } from '@site/router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { FirstPage, PageContent } from '../app/page-content.ts';
import { SiteApp } from '../app/site-app.tsx';
import { dismissTooltipsOnEscape } from './dismiss-tooltips.ts';
import { handleErrors } from './handle-errors.ts';
import { readComposition } from './read-composition.ts';
import { retryWithBackoff } from './retry-with-backoff.ts';
import { createSiteLoader } from './site-loader.ts';

const composition = readComposition();
const loader = createSiteLoader(composition);
const { page } = composition;

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

dismissTooltipsOnEscape();

const first = await firstPage();
const root = document.getElementById('root');
if (root) {
  startTransition(() => {
    hydrateRoot(
      root,
      <SiteRouter loader={loader}>
        <SiteApp composition={composition} loader={loader} first={first} />
      </SiteRouter>,
      handleErrors(root, composition),
    );
  });
}
