import type { Release } from '@site/contracts';
import { attempt, type Composer } from '../compose/compose.ts';
import type { Composition, Fault } from '../compose/composition.ts';
import { pathOwners } from '../publish/path-owners.ts';
import type { Publisher } from '../publish/publisher.ts';
import { SteeringRefused } from '../steering/steering-refused.ts';
import type { FileStore } from '../store/file-store.ts';
import { isRenderable } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import type { Preview, PreviewFolders } from './preview-folders.ts';

/** A preview that was made. */
export interface MadePreview {
  preview: Preview;
  /** Others that had to make room for it. */
  ended: Preview[];
}

interface PreviewMakerOptions {
  composer: Composer;
  publisher: Pick<Publisher, 'current' | 'publishFiles'>;
  store: Pick<Store, 'restore'>;
  files: FileStore;
  folders: PreviewFolders;
  /** @returns the date for pages that need it, `YYYY-MM-DD` */
  today: () => string;
  /** Runs while nothing is composed. */
  exclusive: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Composes a stored release with what is live from the others, as it would go live, for those who get its link.
 * @returns what is wrong with the release instead, if anything is
 */
export type MakePreview = (release: Release) => Promise<MadePreview | Fault>;

/** @throws SteeringRefused (rejects) with a sentence when what is live, or the store, cannot be read */
export function createPreviewMaker(options: PreviewMakerOptions): MakePreview {
  const { composer, publisher, store, files, folders, today, exclusive } = options;

  const compose = async (release: Release): Promise<[Fault | Composition, Record<string, string>]> => {
    const { record } = (await publisher.current()) ?? {};
    const {
      releases: live,
      owners,
      unreadable,
    } = await store.restore(
      record,
      composer.registry.map(({ name }) => name),
    );
    for (const reason of unreadable.values()) throw new SteeringRefused(reason);
    const days = new Map(Object.entries(record?.days ?? {}));
    const set = new Map([...live, [release.name, release] as const]);
    composer.renderer.forgetFaults(release.name);
    return [
      await attempt(composer, set, { live, owners, today: today(), days }),
      pathOwners(owners, [...set.values()]),
    ];
  };

  const make = async (release: Release) => {
    const { name, version } = release;
    if (!(await isRenderable(release, files)))
      throw new SteeringRefused(`The stored files of ${name} ${version} are damaged: push it again.`);
    const [composition, owners] = await compose(release);
    if ('reason' in composition) return composition;
    await publisher.publishFiles(composition.releases.values());
    const preview = await folders.write({ remote: name, version }, composition, owners);
    return { preview, ended: await folders.prune() };
  };

  return (release) => exclusive(() => make(release)).finally(composer.renderer.prepare);
}
