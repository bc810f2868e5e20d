import { createHash } from 'node:crypto';

/**
 * Version of a release: that of its package, and a part that follows from what it contains, so that the same sources have
 * the same version.
 */
export function contentVersion(version: string, ...content: unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
  return `${version}-${hash}`;
}
