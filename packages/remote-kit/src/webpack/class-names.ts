import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readBreakpoints } from './breakpoints.ts';

/**
 * Names of CSS Module classes carry a hash of their file's content and the breakpoints: two remotes with the same version
 * of a component share a name and its rules, two versions never meet.
 */
export function classNameByContent(context: { resourcePath: string }, _pattern: string, localName: string): string {
  const content = createHash('sha256')
    .update(readBreakpoints().replaceAll('\r\n', '\n'))
    .update(readFileSync(context.resourcePath, 'utf8').replaceAll('\r\n', '\n'))
    .digest('base64url');
  return `${localName}-${content.replaceAll(/[-_]/g, '').slice(0, 4)}`;
}
