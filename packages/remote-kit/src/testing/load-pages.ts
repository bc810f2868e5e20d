import path from 'node:path';
import { type PageProps, toPageSummary } from '@site/contracts';
import type { ComponentType } from 'react';
import type { PageDeclaration } from '../define-pages.ts';
import { pageFolder } from '../page-folder.ts';
import { exampleDay } from './example-site.ts';
import type { Rendered } from './render.ts';

/** Page of a remote with its declaration. */
export interface LoadedPage {
  path: string;
  declaration: PageDeclaration;
  page: Rendered;
}

/**
 * Renders all pages of a remote for common tests. Pages that list other pages get those of the remote; pages that need the date
 * get an example.
 * @param declarations the default export of `src/remote.ts`
 * @param folder absolute path of `src/pages`
 * @throws when a declared page has no code
 */
export async function loadPages(declarations: readonly PageDeclaration[], folder: string): Promise<LoadedPage[]> {
  // After a reset of modules, pages get new instances of the libraries shared with the shell.
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
