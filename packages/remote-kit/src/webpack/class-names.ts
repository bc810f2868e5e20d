import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readBreakpoints } from './breakpoints.ts';

/**
 * Returns the name of a CSS Module class with a hash of its file and the breakpoints: remotes with the same version of a component
 * share names and rules; different versions never collide.
 */
export function classNameByContent(context: { resourcePath: string }, _pattern: string, localName: string): string {
  const content = createHash('sha256')
    .update(readBreakpoints().replaceAll('\r\n', '\n'))
    .update(readFileSync(context.resourcePath, 'utf8').replaceAll('\r\n', '\n'))
    .digest('base64url');
  return `${localName}-${content.replaceAll(/[-_]/g, '').slice(0, 4)}`;
}
