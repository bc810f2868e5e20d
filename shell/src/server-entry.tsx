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

export interface PageInput {
  path: string;
  site: SiteConfig;
  pages: PageSummary[];
  today: string;
  Page: ComponentType<PageProps>;
}

export interface LayoutInput {
  /** Path of the page that stands in it. */
  path: string;
  site: SiteConfig;
  navigation: Navigation;
}

/** HTML of a page. */
export interface PageHtml {
  /** Preloads, or whatever else the page wants in the head. */
  hoisted: string;
  region: string;
}

/** HTML that stands around a page. */
export interface LayoutHtml {
  before: string;
  after: string;
}

/** Where the page will stand. */
const PLACE = `${PAGE_START}</div>`;

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
 * Renders a page, which is a root of its own, as in the browser.
 * @throws what the page throws
 */
export async function renderPage({ path, site, pages, today, Page }: PageInput): Promise<PageHtml> {
  const html = await render(
    <StaticLocation location={path}>
      <PageRegion>
        <Page site={site} pages={pages} today={today} />
      </PageRegion>
    </StaticLocation>,
  );
  const start = html.indexOf(PAGE_START);
  return { hoisted: html.slice(0, start), region: html.slice(start) };
}

/** Renders what stands around pages. The newsletter form is a root of its own, as in the browser. */
export async function renderLayout({ path, site, navigation }: LayoutInput): Promise<LayoutHtml> {
  const newsletter = await render(<NewsletterForm site={site} />, NEWSLETTER_ID_PREFIX);
  const html = await render(
    <SiteLayout site={site} navigation={navigation} path={path} page={PLACE} newsletter={newsletter} />,
  );
  const [before = '', after = ''] = html.split(PLACE);
  return { before, after };
}
