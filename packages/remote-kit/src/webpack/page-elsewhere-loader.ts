import type { LoaderContext } from 'webpack';
import { moduleFile } from './module-file.ts';

const wrapper = moduleFile(import.meta, '../entry/elsewhere');

/** Query of requests for a page in other applications. */
export const ELSEWHERE = '?elsewhere';

export default function pageElsewhereLoader(source: string): string {
  return source;
}

/** Replaces a page by a module that wraps it. */
export function pitch(this: LoaderContext<unknown>): string {
  return `import { elsewhere } from ${JSON.stringify(wrapper)};
import Page from ${JSON.stringify(this.resourcePath)};
export default elsewhere(Page);`;
}
