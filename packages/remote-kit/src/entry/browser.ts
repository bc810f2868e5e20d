import type { PageProps } from '@site/contracts';
import type { ComponentType } from 'react';
import { pageFolder } from '../page-folder.ts';

const modules = import.meta.webpackContext('@remote/pages', {
  recursive: true,
  regExp: /\/page\.tsx$/,
  mode: 'lazy',
  chunkName: 'page-[request]',
});

/** Module `./pages` of the Module Federation container: code only, all words about a page stay on the server. */
export async function loadPage(path: string): Promise<ComponentType<PageProps>> {
  const module = (await modules(`./${pageFolder(path)}/page.tsx`)) as { default: ComponentType<PageProps> };
  return module.default;
}
