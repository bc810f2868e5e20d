import type { PageProps } from '@site/contracts';
import type { ComponentType } from 'react';
import { pageFolder } from './page-folder.ts';

/** @param load loads a module of the folder `pages`, such as `./sip-trunking/page.tsx` */
export const createPageLoader =
  (load: (file: string) => unknown) =>
  async (path: string): Promise<ComponentType<PageProps>> => {
    const module = (await load(`./${pageFolder(path)}/page.tsx`)) as { default: ComponentType<PageProps> };
    return module.default;
  };
