import type { Release } from '@site/contracts';
import type { ComposeWithLive } from '../compose/compose-with-live.ts';
import type { Fault } from '../compose/composition.ts';
import type { Exclusive } from '../compose/recover-lost.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Preview, PreviewFolders } from './preview-folders.ts';

/** Result of creating a preview. */
export interface MadePreview {
  preview: Preview;
  /** Previews that were ended to make room for it. */
  ended: Preview[];
}

interface PreviewMakerOptions {
  composeWithLive: ComposeWithLive;
  publisher: Pick<Publisher, 'publishFiles'>;
  folders: PreviewFolders;
  exclusive: Exclusive;
  /** Prepares rendering of the next release. */
  prepare: () => void;
}

/**
 * Composes a stored release with the live releases of the others, as it would go live, and makes it available by link.
 * @returns the fault of the release instead, if any
 */
export type MakePreview = (release: Release) => Promise<MadePreview | Fault>;

/** @throws SteeringRefused (rejects) with a sentence when the live composition or the store cannot be read */
export function createPreviewMaker(options: PreviewMakerOptions): MakePreview {
  const { composeWithLive, publisher, folders, exclusive, prepare } = options;

  const make = async (release: Release) => {
    const { name, version } = release;
    const composed = await composeWithLive(release);
    if ('reason' in composed) return composed;
    const { composition, owners } = composed;
    await publisher.publishFiles(composition.releases.values());
    const preview = await folders.write({ remote: name, version }, composition, owners);
    return { preview, ended: await folders.prune() };
  };

  return (release) => exclusive(() => make(release)).finally(prepare);
}
