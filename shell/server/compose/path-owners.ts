import type { Release } from '@site/contracts';

/** Returns the owners of all live paths, and of paths whose remote currently has no release. */
export function pathOwners(before: Record<string, string>, serving: Release[]): Record<string, string> {
  const names = new Set(serving.map(({ name }) => name));
  const missing = Object.entries(before).filter(([, owner]) => !names.has(owner));
  const present = serving.flatMap(({ name, pages }) => pages.map(({ path }) => [path, name]));
  return Object.fromEntries([...missing, ...present]);
}
