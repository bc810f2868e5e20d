import { isDeepStrictEqual } from 'node:util';
import { ownValue } from '../own-value.ts';
import type { Registry } from '../registry/follow-registry.ts';
import type { RegisteredRemote } from '../registry/read-registry.ts';
import type { SteeredRemote } from './steering-state.ts';
import type { SteeringStore } from './steering-store.ts';

/** Effective pin, pause and chosen release of a remote, from the registry file and decisions. */
export interface EffectiveSteering extends Pick<SteeredRemote, 'chosen'> {
  pin?: { version: string; isOfRegistry: boolean };
  isPaused: boolean;
}

/** Pushed or promoted release. */
export type Chosen = NonNullable<SteeredRemote['chosen']>;

/** Registry file combined with decisions. */
export interface Steering {
  /** Lists the remotes of the site, those of the registry file first. */
  remotes(): RegisteredRemote[];
  /** Whether the registry file lists a remote, removed or not. */
  isRegistered(name: string): boolean;
  /** Lists the remotes of the registry file that are hidden by their removal. */
  hidden(): string[];
  of(name: string): EffectiveSteering;
  /** Lists pinned, pushed, promoted and shared releases, which the store must keep. */
  needed(): { name: string; version: string }[];
  /** Reads changes of other shells and operators. */
  refresh(): Promise<void>;
  /**
   * Updates the chosen release once the source of a remote is known or has a newer one.
   * @returns whether the expected release was still the chosen one; without it, nothing changes
   */
  choose(name: string, expected: Chosen, next: Chosen | undefined): Promise<boolean>;
}

export function createSteering(store: SteeringStore, registry: Registry): Steering {
  let known = '';
  let registered: RegisteredRemote[] = [];
  let remotes: RegisteredRemote[] = [];

  /** Returns the identical list until a remote is added or removed, and identical entries until they change. */
  const listRemotes = () => {
    const { added, removed } = store.state();
    const changes = JSON.stringify([added, removed]);
    if (changes === known && registry.remotes() === registered) return remotes;
    known = changes;
    registered = registry.remotes();
    const replaced = new Set([...removed, ...Object.keys(added)]);
    const additions = Object.entries(added).map(([name, { source, paths, publicKeys }]) => {
      const remote = { name, source, paths, publicKeys, paused: false };
      return remotes.find((former) => isDeepStrictEqual(former, remote)) ?? remote;
    });
    remotes = [...registered.filter(({ name }) => !replaced.has(name)), ...additions];
    return remotes;
  };

  const pinOf = (name: string, registered: RegisteredRemote | undefined): EffectiveSteering['pin'] => {
    const { pin } = ownValue(store.state().remotes, name) ?? {};
    if (pin) return { version: pin.version, isOfRegistry: false };
    return registered?.pin === undefined ? undefined : { version: registered.pin, isOfRegistry: true };
  };

  return {
    remotes: listRemotes,
    isRegistered: (name) => registry.remotes().some((remote) => remote.name === name),
    hidden() {
      const shown = new Set(listRemotes().map(({ name }) => name));
      return registered.flatMap(({ name }) => (shown.has(name) ? [] : [name]));
    },
    of(name) {
      const { pause, chosen } = ownValue(store.state().remotes, name) ?? {};
      const registered = listRemotes().find((remote) => remote.name === name);
      const isPaused = pause !== undefined || registered?.paused === true || store.fault() !== undefined;
      return { pin: pinOf(name, registered), isPaused, chosen };
    },
    needed() {
      const { remotes: steered, share } = store.state();
      const decided = Object.entries(steered).flatMap(([name, { pin, chosen }]) =>
        [pin, chosen].flatMap((one) => (one ? [{ name, version: one.version }] : [])),
      );
      return share ? [...decided, { name: share.remote, version: share.version }] : decided;
    },
    async refresh() {
      await Promise.all([store.refresh(), registry.refresh()]);
    },
    async choose(name, expected, next) {
      let isExpected = false;
      await store.update((state) => {
        const { chosen, ...steered } = ownValue(state.remotes, name) ?? { revision: 0 };
        isExpected = isDeepStrictEqual(chosen, expected);
        if (!isExpected) return state;
        return { ...state, remotes: { ...state.remotes, [name]: { ...steered, ...(next && { chosen: next }) } } };
      });
      return isExpected;
    },
  };
}
