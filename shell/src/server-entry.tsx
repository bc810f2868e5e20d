import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import { text } from 'node:stream/consumers';
import type { PageProps, PageSummary, SharedLibrary, SiteConfig } from '@site/contracts';
import * as router from '@site/router';
import { StaticRouter } from '@site/router/server';
import * as toasts from '@site/toasts';
import type { ComponentType } from 'react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import { PageRegion } from './app/page-region.tsx';
import { SiteFrame } from './app/site-frame.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Unavailable } from './pages/unavailable.tsx';

/**
 * What a remote's server bundle may require: the instances that the shell renders with. `@site/forms` is loaded in
 * browsers only.
 */
export const shared = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@site/router': router,
  '@site/toasts': toasts,
} satisfies Record<Exclude<SharedLibrary, '@site/forms'>, unknown>;

/** Pages of the shell itself, for addresses that no remote answers. */
export const shellPages = { NotFound, Unavailable };

export interface RenderInput {
  path: string;
  site: SiteConfig;
  pages: PageSummary[];
  today: string;
  Page: ComponentType<PageProps>;
}

/**
 * Renders the body of a document.
 * @throws what the page throws
 */
export async function renderBody({ path, site, pages, today, Page }: RenderInput): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <SiteFrame site={site} path={path} announcement="">
        <PageRegion>
          <Page site={site} pages={pages} today={today} />
        </PageRegion>
      </SiteFrame>
    </StaticRouter>,
    {
      // A larger boundary would be moved into a script, which visitors without JavaScript never see.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  );
  if (failures.length > 0) throw failures[0];
  return text(prelude);
}
