import path from 'node:path';
import { REMOTES_PATH } from '@site/contracts';
import type { Published } from '../publish/composition-folder.ts';
import { withAliases } from '../publish/site-files.ts';
import { readVerified } from '../store/verified-file.ts';
import { FRAMING, releaseFileHeaders, toAnswer } from './answers.ts';
import { mediaType } from './media-types.ts';
import type { PublicAnswers } from './public-answers.ts';

/** Headers of all answers of previews, which are private. */
export const PREVIEW_HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** Creates answers from the folder of a preview. They are rarely requested, and therefore not cached. */
export function createPreviewAnswers({
  folder,
  record,
}: Published): Pick<PublicAnswers, 'find' | 'redirect' | 'statusOf'> {
  const files = withAliases(record.files);
  const redirects = new Map(Object.entries(record.redirects));
  return {
    redirect: (path) => redirects.get(path),
    statusOf: (address) => files.get(address)?.status,
    async find(address) {
      const found = files.get(address);
      if (!found) return undefined;
      const { file, status, integrity } = found;
      const { content, encoded } = await readVerified(path.join(folder, file), integrity, true);
      return toAnswer(status, content, encoded, {
        ...(address.startsWith(REMOTES_PATH) ? releaseFileHeaders(file) : { 'content-type': mediaType(file) }),
        ...PREVIEW_HEADERS,
        ...(file.endsWith('.html') && FRAMING),
        ...(status === 503 && { 'retry-after': '30' }),
      });
    },
  };
}
