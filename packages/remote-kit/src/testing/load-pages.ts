import path from 'node:path';
import { type PageProps, toPageSummary } from '@site/contracts';
import type { ComponentType } from 'react';
import type { PageDeclaration } from '../define-pages.ts';
import { pageFolder } from '../page-folder.ts';
import { exampleDay } from './example-site.ts';
import type { Rendered } from './render.ts';

/** A page of a remote with what it declares. */
export interface LoadedPage {
  path: string;
  declaration: PageDeclaration;
  page: Rendered;
}

/**
 * Renders all pages of a remote, for tests of what they have in common. A page that lists other pages gets those of the
 * remote, one that needs the date an example.
 * @param declarations the default export of `src/remote.ts`
 * @param folder absolute path of `src/pages`
 * @throws when a declared page has no code
 */
export async function loadPages(declarations: readonly PageDeclaration[], folder: string): Promise<LoadedPage[]> {
  // A test that resets modules gets the pages with other instances of what they share with the shell.
  const { renderPage } = await import('./render.ts');
  const pages = declarations.map(({ path, meta, sitemap }) => toPageSummary('own', { path, ...meta, sitemap }));
  return Promise.all(
    declarations.map(async (declaration) => {
      const file = path.join(folder, pageFolder(declaration.path), 'page.tsx');
      const { default: Page }: { default: ComponentType<PageProps> } = await import(file);
      const today = declaration.needsToday ? exampleDay : '';
      return { path: declaration.path, declaration, page: renderPage(Page, { pages, today }, declaration.path) };
    }),
  );
}
