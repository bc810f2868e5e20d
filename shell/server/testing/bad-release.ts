import type { TestRelease } from './remote-folder.ts';

/** What is wrong, the release, its page at fault, and the reason that its team reads. */
export type BadRelease = [
  what: string,
  release: Omit<TestRelease, 'name' | 'version'>,
  page: string | undefined,
  reason: RegExp,
];
