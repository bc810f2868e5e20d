import type { Release } from '@site/contracts';
import type { Composer } from './compose/compose-set.ts';

/** Remembers attempts to compose the site, to skip those without changes. */
export interface ComposeMemory {
  /** Begins an attempt. @returns false when these releases were tried before with the same remotes */
  begin(releases: ReadonlyMap<string, Release>): boolean;
  /** Whether the live site was composed by this process from the remotes of this attempt. */
  isComposed(): boolean;
  /** Whether remotes were added or removed since the last attempt. */
  hasOtherRemotes(): boolean;
  /** Records that the live site was composed by this process. */
  markComposed(): void;
  /** Allows the same releases to be tried again. */
  retry(): void;
  /** Causes the live site to be composed again, too. */
  distrust(): void;
}

/** @param composer its registry is the same list until remotes are added or removed */
export function createComposeMemory(composer: Pick<Composer, 'registry'>): ComposeMemory {
  let tried = '';
  let { registry } = composer;
  let composed: typeof registry | undefined;
  const isComposed = () => composed === registry;

  return {
    begin(releases) {
      ({ registry } = composer);
      const versions = [...releases.values()].map(({ name, version }) => [name, version]);
      const set = JSON.stringify(versions.sort());
      if (set === tried && isComposed()) return false;
      tried = set;
      return true;
    },
    isComposed,
    hasOtherRemotes: () => registry !== composer.registry,
    markComposed() {
      composed = registry;
    },
    retry() {
      tried = '';
    },
    distrust() {
      tried = '';
      composed = undefined;
    },
  };
}
