import type { Release } from '@site/contracts';
import type { Publisher } from '../publish/publisher.ts';
import { SteeringRefused } from '../steering/steering-refused.ts';
import type { Store } from '../store/store.ts';
import { isRenderable } from '../store/whole-release.ts';
import { type Composer, composeSet } from './compose-set.ts';
import type { Composition, Fault } from './composition.ts';
import { pathOwners } from './path-owners.ts';

interface ComposeWithLiveOptions {
  composer: Composer;
  publisher: Pick<Publisher, 'current'>;
  store: Pick<Store, 'restore'>;
  /** Returns the date for pages that need it, `YYYY-MM-DD`. */
  today: () => string;
}

/** Composition that is not live. */
export interface Composed {
  composition: Composition;
  /** Path → remote. */
  owners: Record<string, string>;
}

/**
 * Composes a stored release with the live releases of the other remotes, as if it went live. Must not run during another
 * composition.
 * @returns the fault of the release instead, if there is one
 */
export type ComposeWithLive = (release: Release) => Promise<Composed | Fault>;

/** @throws SteeringRefused (rejects) when the live releases or the stored files cannot be read */
export function createComposeWithLive(options: ComposeWithLiveOptions): ComposeWithLive {
  const { composer, publisher, store, today } = options;
  return async (release) => {
    const { name, version } = release;
    if (!(await isRenderable(release, composer.files)))
      throw new SteeringRefused(`The stored files of ${name} ${version} are damaged. Push the release again.`);
    const { record } = (await publisher.current()) ?? {};
    const remotes = composer.registry.map((remote) => remote.name);
    const { releases: live, owners, unreadable } = await store.restore(record, remotes);
    for (const reason of unreadable.values()) throw new SteeringRefused(reason);
    const days = new Map(Object.entries(record?.days ?? {}));
    const set = new Map([...live, [name, release] as const]);
    composer.renderer.forgetFaults(name);
    const composition = await composeSet(composer, set, { live, owners, today: today(), days });
    if ('reason' in composition) return composition;
    return { composition, owners: pathOwners(owners, [...set.values()]) };
  };
}
