import type { Release } from '@site/contracts';
import type { Composer } from './compose/compose-set.ts';
import type { LiveSet } from './live-set.ts';

/** Attempt to compose a set of releases. */
export interface Attempt {
  /** Whether the live site was composed by this process from the same remotes. */
  isComposed(): boolean;
  succeed(): void;
}

/** Remembers attempts to compose the site, to skip those without changes. */
export interface ComposeMemory {
  /** @returns undefined when these releases were tried before with the same remotes */
  begin(releases: ReadonlyMap<string, Release>): Attempt | undefined;
  /** Whether remotes were added or removed since the last attempt. */
  hasOtherRemotes(): boolean;
  /** Records that the live site was composed by this process. */
  markComposed(): void;
  /** Allows the same releases to be tried again. */
  retry(): void;
  /** Causes the live site to be composed again, too. */
  distrust(): void;
}

export function createComposeMemory(
  composer: Pick<Composer, 'registry'>,
  { hasRemoved }: Pick<LiveSet, 'hasRemoved'>,
): ComposeMemory {
  let tried = '';
  let triedRegistry = composer.registry;
  let composedRegistry = composer.registry;
  let isComposed = false;

  return {
    begin(releases) {
      const { registry } = composer;
      const hasChanged = composedRegistry !== registry || hasRemoved();
      triedRegistry = registry;
      const versions = [...releases.values()].map(({ name, version }) => [name, version]);
      const set = JSON.stringify(versions.sort());
      if (set === tried && !hasChanged) return undefined;
      tried = set;
      return {
        isComposed: () => isComposed && !hasChanged,
        succeed() {
          composedRegistry = registry;
        },
      };
    },
    hasOtherRemotes: () => triedRegistry !== composer.registry || hasRemoved(),
    markComposed() {
      isComposed = true;
    },
    retry() {
      tried = '';
    },
    distrust() {
      tried = '';
      isComposed = false;
    },
  };
}
