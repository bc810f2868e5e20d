import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import { text } from 'node:stream/consumers';
import type { PageProps, PageSummary, SharedLibrary, SiteConfig } from '@site/contracts';
import { NewsletterForm } from '@site/forms/newsletter-form.tsx';
import * as router from '@site/router';
import { StaticLocation } from '@site/router/server';
import * as toasts from '@site/toasts';
import type { ComponentType, ReactNode } from 'react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Navigation } from '../navigation/navigation.ts';
import { PAGE_START, PageRegion } from './app/page-region.tsx';
import { createEvaluatedHost } from './federation/evaluated-host.ts';
import { NEWSLETTER_ID_PREFIX } from './layout/layout-ids.ts';
import { SiteLayout } from './layout/site-layout.tsx';
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

export { staticPage } from './app/static-page.tsx';

/** The host that browsers have, for containers that are evaluated to see whether they can be. */
export const createContainerHost = () => createEvaluatedHost(shared);

/** Pages of the shell itself, for addresses that no remote answers. */
export const shellPages = { NotFound, Unavailable };

export interface RenderInput {
  path: string;
  site: SiteConfig;
  navigation: Navigation;
  pages: PageSummary[];
  today: string;
  Page: ComponentType<PageProps>;
}

/** @throws what the components throw */
async function render(root: ReactNode, identifierPrefix = ''): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(root, {
    identifierPrefix,
    // A larger boundary would be moved into a script, which visitors without JavaScript never see.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw failures[0];
  return text(prelude);
}

/**
 * Renders the body of a document. The page and the newsletter form are roots of their own, as in the browser.
 * @returns preloads, or whatever else the page wants in the head, then the body
 * @throws what the page throws
 */
export async function renderBody({ path, site, navigation, pages, today, Page }: RenderInput): Promise<string> {
  const page = await render(
    <StaticLocation location={path}>
      <PageRegion>
        <Page site={site} pages={pages} today={today} />
      </PageRegion>
    </StaticLocation>,
  );
  const newsletter = await render(<NewsletterForm site={site} />, NEWSLETTER_ID_PREFIX);
  const start = page.indexOf(PAGE_START);
  const layout = (
    <SiteLayout site={site} navigation={navigation} path={path} page={page.slice(start)} newsletter={newsletter} />
  );
  return page.slice(0, start) + (await render(layout));
}
