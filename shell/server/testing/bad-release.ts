import type { TestRelease } from './remote-folder.ts';

/** Fault, release, page at fault, and reason for the team. */
export type BadRelease = [
  what: string,
  release: Omit<TestRelease, 'name' | 'version'>,
  page: string | undefined,
  reason: RegExp,
];
