import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LoaderContext } from 'webpack';
import { readBreakpoints } from './breakpoints.ts';

/**
 * Returns the name of a CSS Module class with a hash of its file and the breakpoints: remotes with the same version of a component
 * share names and rules; different versions never collide.
 */
export function classNameByContent(
  loader: Pick<LoaderContext<unknown>, 'addDependency' | 'resourcePath'>,
  _pattern: string,
  localName: string,
): string {
  const content = createHash('sha256')
    .update(readBreakpoints(loader).replaceAll('\r\n', '\n'))
    .update(readFileSync(loader.resourcePath, 'utf8').replaceAll('\r\n', '\n'))
    .digest('base64url');
  return `${localName}-${content.replaceAll(/[-_]/g, '').slice(0, 4)}`;
}
