import type { Release } from '@site/contracts';
import type { Composer } from './compose/compose-set.ts';
import { CompositionFailed } from './compose/composition.ts';
import { pathOwners } from './compose/path-owners.ts';
import type { Restored } from './store/store.ts';

/** Live releases and the owners of all paths. */
export interface LiveSet {
  /** Remote → its release. */
  readonly releases: ReadonlyMap<string, Release>;
  /** Path → remote, including paths of remotes without a release. */
  owners(): Record<string, string>;
  /** Returns the owners of paths once these releases are live. */
  ownersWith(releases: ReadonlyMap<string, Release>): Record<string, string>;
  replace(releases: ReadonlyMap<string, Release>): void;
  /**
   * Prevents publishing a site without live releases that cannot be read.
   * @throws CompositionFailed
   */
  assertNothingIsLost(releases: ReadonlyMap<string, Release>): void;
}

/** @param composer provides the current remotes */
export function createLiveSet(restored: Restored, composer: Pick<Composer, 'registry'>): LiveSet {
  const live = new Map(restored.releases);
  let owners = restored.owners;

  const registered = () => new Set(composer.registry.map(({ name }) => name));

  const ownersNow = () => {
    const names = registered();
    return Object.fromEntries(Object.entries(owners).filter(([, owner]) => names.has(owner)));
  };

  const ownersWith = (releases: ReadonlyMap<string, Release>) => pathOwners(ownersNow(), [...releases.values()]);

  return {
    releases: live,
    owners: ownersNow,
    ownersWith,
    replace(releases) {
      owners = ownersWith(releases);
      live.clear();
      for (const [name, release] of releases) live.set(name, release);
    },
    assertNothingIsLost(releases) {
      const names = registered();
      for (const [name, reason] of restored.unreadable)
        if (names.has(name) && !releases.has(name)) throw new CompositionFailed(reason);
    },
  };
}
