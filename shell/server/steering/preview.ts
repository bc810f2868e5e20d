import type { Release } from '@site/contracts';
import { shownTime } from '../preview/preview-document.ts';
import { openingPath } from '../preview/preview-path.ts';
import type { ControlParts } from './control-parts.ts';
import type { SteeringResult } from './decide.ts';
import { SteeringRefused } from './steering-refused.ts';

/** What came of a preview that somebody has asked for. */
export interface PreviewResult extends SteeringResult {
  /** Path that opens it on whichever address the site has. */
  path?: string;
  /** ISO 8601. */
  expiresAt?: string;
}

interface PreviewParts extends Pick<ControlParts, 'releases' | 'uploads' | 'makePreview' | 'previews'> {
  /** @throws SteeringRefused when the store has no such release */
  load: (remote: string, version: string) => Promise<Release>;
}

/** Makes previews of releases that are stored, or whose files are all uploaded, and ends them. */
export function createPreviews({ releases, uploads, makePreview, previews, load }: PreviewParts) {
  const find = async (remote: string, version: string): Promise<Release> => {
    if (await uploads.isAnnounced(remote, version)) {
      const { release, text } = await uploads.complete(remote, version);
      await releases.save(release, text);
      await uploads.forget(remote, version);
    }
    return load(remote, version);
  };

  const preview = async (remote: string, version: string): Promise<PreviewResult> => {
    const started = performance.now();
    const made = await makePreview(await find(remote, version));
    const result = { remote, action: 'preview' as const, version, ms: Math.round(performance.now() - started) };
    if ('reason' in made) return { ...result, outcome: 'refused', page: made.page, message: made.reason };
    const { preview, ended } = made;
    const sentences = [
      `${remote} ${version} can be seen until ${shownTime(preview.expiresAt)} by those who have the link.`,
      ...ended.map((one) => `The oldest preview, of ${one.remote} ${one.version}, has ended to make room.`),
    ];
    return {
      ...result,
      outcome: 'done',
      message: sentences.join(' '),
      path: openingPath(preview.id),
      expiresAt: preview.expiresAt,
    };
  };

  const endPreview = async (remote: string, version: string): Promise<SteeringResult> => {
    const started = performance.now();
    const count = await previews.end({ remote, version });
    if (count === 0) throw new SteeringRefused(`There is no preview of ${remote} ${version}.`, 404);
    const message = `${count === 1 ? 'The preview' : `All ${count} previews`} of ${remote} ${version} ended, for everybody.`;
    const ms = Math.round(performance.now() - started);
    return { remote, action: 'end-preview', version, outcome: 'done', message, ms };
  };

  return { preview, endPreview };
}
