import type { Release } from '@site/contracts';

/** Returns the owners of the paths of all served releases, and of paths whose remote has no release. */
export function pathOwners(before: Record<string, string>, serving: Release[]): Record<string, string> {
  const names = new Set(serving.map(({ name }) => name));
  const missing = Object.entries(before).filter(([, owner]) => !names.has(owner));
  const present = serving.flatMap(({ name, pages }) => pages.map(({ path }) => [path, name]));
  return Object.fromEntries([...missing, ...present]);
}
