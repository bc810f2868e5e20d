import { toMinute } from '@site/process';
import { openingPath } from '../preview/preview-path.ts';
import type { PreviewResult, UntimedResult } from './api-schemas.ts';
import type { ControlParts } from './control-parts.ts';
import { SteeringRefused } from './steering-refused.ts';
import type { FindRelease } from './stored-release.ts';

interface PreviewParts extends Pick<ControlParts, 'makePreview' | 'previews'> {
  find: FindRelease;
}

/** Creates and ends previews of releases that are stored or completely uploaded. */
export function createPreviews({ makePreview, previews, find }: PreviewParts) {
  const preview = async (remote: string, version: string): Promise<Omit<PreviewResult, 'ms'>> => {
    const made = await makePreview(await find(remote, version));
    const result = { remote, action: 'preview' as const, version };
    if ('reason' in made) return { ...result, outcome: 'refused', page: made.page, message: made.reason };
    const { preview, ended } = made;
    const sentences = [
      `Anyone with the link can see ${remote} ${version} until ${toMinute(preview.expiresAt)} UTC.`,
      ...ended.map((one) => `The oldest preview of ${one.remote}, of version ${one.version}, was ended to make room.`),
    ];
    return {
      ...result,
      outcome: 'done',
      message: sentences.join(' '),
      path: openingPath(preview.id),
      expiresAt: preview.expiresAt,
    };
  };

  const endPreview = async (remote: string, version: string): Promise<UntimedResult> => {
    const count = await previews.end({ remote, version });
    if (count === 0) throw new SteeringRefused(`There is no preview of ${remote} ${version}.`, 404);
    const message = `${count === 1 ? 'The preview' : `All ${count} previews`} of ${remote} ${version} ended.`;
    return { remote, action: 'end-preview', version, outcome: 'done', message };
  };

  return { preview, endPreview };
}
