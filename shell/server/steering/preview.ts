import { shownTime } from '../preview/preview-document.ts';
import { openingPath } from '../preview/preview-path.ts';
import type { ControlParts } from './control-parts.ts';
import type { SteeringResult } from './decide.ts';
import { SteeringRefused } from './steering-refused.ts';
import type { FindRelease } from './stored-release.ts';

/** What came of a preview that somebody has asked for. */
export interface PreviewResult extends SteeringResult {
  /** Path that opens it on whichever address the site has. */
  path?: string;
  /** ISO 8601. */
  expiresAt?: string;
}

interface PreviewParts extends Pick<ControlParts, 'makePreview' | 'previews'> {
  find: FindRelease;
}

/** Makes previews of releases that are stored, or whose files are all uploaded, and ends them. */
export function createPreviews({ makePreview, previews, find }: PreviewParts) {
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
