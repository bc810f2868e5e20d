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
 * Modules available to a remote's server bundle: the instances that the shell renders with. `@site/forms` is loaded in
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

/** A host like that of browsers, for test evaluations of containers. */
export const createContainerHost = () => createEvaluatedHost(shared);

/** Pages of the shell itself, for addresses outside all remotes. */
export const shellPages = { NotFound, Unavailable };

export interface PageInput {
  path: string;
  site: SiteConfig;
  pages: PageSummary[];
  today: string;
  Page: ComponentType<PageProps>;
}

export interface LayoutInput {
  /** Path of its page. */
  path: string;
  site: SiteConfig;
  navigation: Navigation;
}

/** HTML of a page. */
export interface PageHtml {
  /** Preloads and other elements that the page adds to the head. */
  hoisted: string;
  region: string;
}

/** HTML around a page. */
export interface LayoutHtml {
  before: string;
  after: string;
}

/** Position of the page. */
const PLACE = `${PAGE_START}</div>`;

/** @throws errors of the components */
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
 * Renders a page, which is a separate root, as in the browser.
 * @throws errors of the page
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

/** Renders the layout around pages. The newsletter form is a separate root, as in the browser. */
export async function renderLayout({ path, site, navigation }: LayoutInput): Promise<LayoutHtml> {
  const newsletter = await render(<NewsletterForm site={site} />, NEWSLETTER_ID_PREFIX);
  const html = await render(
    <SiteLayout site={site} navigation={navigation} path={path} page={PLACE} newsletter={newsletter} />,
  );
  const [before = '', after = ''] = html.split(PLACE);
  return { before, after };
}
