import type { PageProps } from '@site/contracts';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import marketing from '../../mfe-marketing/src/remote.ts';
import support from '../../mfe-support/src/remote.ts';
import wholesale from '../../mfe-wholesale/src/remote.ts';
import { type PageDeclaration, pageFolder } from '../../packages/remote-kit/src/index.ts';
import { StaticRouter } from '../../packages/router/src/server.ts';
import site from '../../shell/site.json' with { type: 'json' };

export interface DeclaredPage extends PageDeclaration {
  remote: string;
}

const remotes = { marketing, wholesale, support };

/** Every page that the three teams declare. */
export const declaredPages: readonly DeclaredPage[] = Object.entries(remotes).flatMap(([remote, pages]) =>
  pages.map((page) => ({ ...page, remote })),
);

const summaries: PageProps['pages'] = declaredPages.map(({ path, remote, meta: { title, description }, sitemap }) => ({
  path,
  remote,
  title,
  description,
  sitemap,
}));

/** A page as its readers get it, without header and footer. */
export async function renderedPage({ path, remote }: DeclaredPage): Promise<string> {
  const file = `../../mfe-${remote}/src/pages/${pageFolder(path)}/page.tsx`;
  const { default: Page } = (await import(/* @vite-ignore */ file)) as { default: ComponentType<PageProps> };
  const page = createElement(Page, { site, pages: summaries });
  return renderToStaticMarkup(createElement(StaticRouter, { location: path }, page));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Words without the spaces and tags between them, in small letters: markup may part a figure from its unit. */
export const compact = (text: string) =>
  text
    .replaceAll(/<[^>]*>|\s/g, '')
    .replaceAll(/&(#?\w+);/g, (entity, name) => ENTITIES[name] ?? entity)
    .replaceAll('’', "'")
    .toLowerCase();
