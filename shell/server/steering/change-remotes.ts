import { pluralize } from '@site/process';
import { ownValue } from '../own-value.ts';
import type { UntimedResult } from './api-schemas.ts';
import type { ControlParts, DecisionRequest } from './control-parts.ts';
import type { Decider } from './decide.ts';
import { SteeringRefused } from './steering-refused.ts';
import type { Attribution } from './steering-state.ts';

/** Request to add a remote. */
export interface NewRemote extends DecisionRequest {
  /** http(s) address of the folder that holds release.json; absent for a push-only remote. */
  source?: string | undefined;
  /** Paths the team owns, including everything below. */
  paths?: string[] | undefined;
  /** Keys that may sign its releases; without any, releases need no signature. */
  publicKeys?: string[] | undefined;
}

/** Adds and removes remotes while the site is running. */
interface RemoteChanges {
  add(remote: string, added: NewRemote, attribution: Attribution): Promise<UntimedResult>;
  remove(remote: string): Promise<UntimedResult>;
}

/** @throws SteeringRefused (each method rejects) with a sentence for the operator */
export function createRemoteChanges({ site, steering, store }: ControlParts, { liveVersion }: Decider): RemoteChanges {
  const assertRemovable = (remote: string) => {
    const { pages } = site.report();
    if (pages.some((page) => page.path === '/' && page.remote === remote))
      throw new SteeringRefused(`${remote} serves the home page: give / to another remote first.`);
    if (steering.remotes().length === 1) throw new SteeringRefused(`${remote} is the only remote of the site.`);
  };

  return {
    async add(remote, { source, paths = [], publicKeys = [] }, attribution) {
      await store.update((state) => {
        if (steering.remotes().some(({ name }) => name === remote))
          throw new SteeringRefused(`The remote "${remote}" already exists: remove it first.`);
        const isBare = source === undefined && paths.length + publicKeys.length === 0;
        // The registry file has the rest, such as the keys that must have signed its releases.
        if (isBare && state.removed.includes(remote) && steering.isRegistered(remote))
          return { ...state, removed: state.removed.filter((name) => name !== remote) };
        return { ...state, added: { ...state.added, [remote]: { ...attribution, source, paths, publicKeys } } };
      });
      await site.apply(remote);
      const version = liveVersion(remote);
      const refusal = site.report().refused.find((one) => one.remote === remote);
      const missing = source ? `there is no release at ${source} yet.` : 'push its first release.';
      const why = refusal ? `its release was refused: ${refusal.reason}` : missing;
      const message = `${remote} was added; ${version ? `${version} is live.` : why}`;
      return { remote, action: 'add-remote', version, outcome: 'done', page: refusal?.page, message };
    },
    async remove(remote) {
      assertRemovable(remote);
      const { pages } = site.report();
      const before = store.state();
      await store.update((state) => {
        const { [remote]: _steered, ...remotes } = state.remotes;
        const { [remote]: _added, ...added } = state.added;
        const removed = steering.isRegistered(remote) ? [...new Set([...state.removed, remote])] : state.removed;
        return { ...state, remotes, added, removed };
      });
      await site.apply(remote);
      const result = { remote, action: 'remove-remote' as const };
      if (liveVersion(remote) === undefined) {
        const count = pages.filter((page) => page.remote === remote).length;
        return { ...result, outcome: 'done', message: `${remote} was removed, with ${pluralize(count, 'page')}.` };
      }
      await store.update((state) => ({
        ...state,
        remotes: { ...state.remotes, ...pick(before.remotes, remote) },
        added: { ...state.added, ...pick(before.added, remote) },
        removed: before.removed.includes(remote) ? state.removed : state.removed.filter((name) => name !== remote),
      }));
      await site.apply(remote);
      const reason = site.report().failed?.reason ?? 'The site could not be composed without it.';
      return { ...result, outcome: 'failed', message: reason };
    },
  };
}

const pick = <Value>(values: Record<string, Value>, name: string): Record<string, Value> => {
  const value = ownValue(values, name);
  return value === undefined ? {} : { [name]: value };
};
