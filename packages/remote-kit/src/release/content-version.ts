import { createHash } from 'node:crypto';

/**
 * Returns the version of a release: that of its package and a hash of its content. The same sources have the same version.
 */
export function contentVersion(version: string, ...content: unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
  return `${version}-${hash}`;
}
