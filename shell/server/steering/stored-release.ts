import type { Release } from '@site/contracts';
import type { ControlParts } from './control-parts.ts';
import { SteeringRefused } from './steering-refused.ts';

/** Finds a release. @throws SteeringRefused (rejects) with the existing versions */
export type FindRelease = (remote: string, version: string) => Promise<Release>;

/** Creates a function that finds stored releases. */
export const createFindStored =
  ({ releases }: Pick<ControlParts, 'releases'>): FindRelease =>
  async (remote, version) => {
    const lookup = await releases.load(remote, version);
    if (lookup.found === 'release') return lookup.release;
    const { stored } = await releases.list();
    const versions = stored.flatMap(({ release }) => (release.name === remote ? [release.version] : []));
    const known = versions.length > 0 ? `it has ${versions.join(', ')}` : 'it has none';
    throw new SteeringRefused(`The store has no release ${version} of ${remote}: ${known}.`, 404);
  };

/** Creates a function that finds stored releases and stores completely uploaded ones. */
export function createFindUploaded({ releases, uploads }: Pick<ControlParts, 'releases' | 'uploads'>): FindRelease {
  const findStored = createFindStored({ releases });
  return async (remote, version) => {
    if (await uploads.isAnnounced(remote, version)) {
      const { release, text } = await uploads.complete(remote, version);
      await releases.save(release, text);
      await uploads.forget(remote, version);
    }
    return findStored(remote, version);
  };
}
