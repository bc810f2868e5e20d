import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import { SiteRouter } from '@site/router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { FirstPage, PageContent } from '../app/shown-page.ts';
import { SiteApp } from '../app/site-app.tsx';
import { closeTipsOnEscape } from './close-tips.ts';
import { readComposition } from './composition.ts';
import { handleErrors } from './handle-errors.ts';
import { keepTrying } from './keep-trying.ts';
import { createSiteLoader } from './site-loader.ts';

const composition = readComposition();
const loader = createSiteLoader(composition);
const { page } = composition;

/** A page with live controls is hydrated with its code; all others, and those whose code cannot be had, stay as they are. */
async function firstPage(): Promise<FirstPage> {
  const served: PageContent = {
    kind: 'static',
    html: { __html: document.getElementById('page')?.innerHTML ?? '' },
  };
  if (page?.interactive) {
    await loader.prepareFirst(page.path).catch(() => keepTrying(() => loader.prepareFirst(page.path)));
  }
  return { path: location.pathname, content: (page && loader.peek(page.path)) ?? served, served };
}

closeTipsOnEscape();

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
