import type { Release } from '@site/contracts';
import type { ComposeBeside } from '../compose/compose-beside.ts';
import type { Fault } from '../compose/composition.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Preview, PreviewFolders } from './preview-folders.ts';

/** A preview that was made. */
export interface MadePreview {
  preview: Preview;
  /** Others that had to make room for it. */
  ended: Preview[];
}

interface PreviewMakerOptions {
  composeBeside: ComposeBeside;
  publisher: Pick<Publisher, 'publishFiles'>;
  folders: PreviewFolders;
  /** Runs work while nothing is being composed. */
  exclusive: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Called afterwards: the next release may come. */
  prepare: () => void;
}

/**
 * Composes a stored release with what is live from the others, as it would go live, for those who get its link.
 * @returns what is wrong with the release instead, if anything is
 */
export type MakePreview = (release: Release) => Promise<MadePreview | Fault>;

/** @throws SteeringRefused (rejects) with a sentence when what is live, or the store, cannot be read */
export function createPreviewMaker(options: PreviewMakerOptions): MakePreview {
  const { composeBeside, publisher, folders, exclusive, prepare } = options;

  const make = async (release: Release) => {
    const { name, version } = release;
    const composed = await composeBeside(release);
    if ('reason' in composed) return composed;
    const { composition, owners } = composed;
    await publisher.publishFiles(composition.releases.values());
    const preview = await folders.write({ remote: name, version }, composition, owners);
    return { preview, ended: await folders.prune() };
  };

  return (release) => exclusive(() => make(release)).finally(prepare);
}
