import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Answer, IMMUTABLE, toAnswer } from '../../shell/server/serve/answers.ts';
import { mediaType } from '../../shell/server/serve/media-types.ts';
import { compress, isCompressible, PROMPT_QUALITY } from '../../shell/server/store/compress.ts';
import { serveAnswers } from '../serve-answers.ts';

/**
 * Serves folders as a static host, with the site's own serving code, encodings and headers, in a separate process.
 * `FOLDERS` is a JSON array of them; the first with a matching file responds.
 */
const folders = JSON.parse(process.env.FOLDERS ?? '[]') as string[];

async function findContent(file: string): Promise<Buffer | undefined> {
  for (const folder of folders) {
    const content = await readFile(path.join(folder, file)).catch(() => undefined);
    if (content) return content;
  }
  return undefined;
}

async function findAnswer(address: string): Promise<Answer | undefined> {
  const { pathname } = new URL(address, 'http://localhost');
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const content = await findContent(file);
  if (!content) return undefined;
  const isDocument = file.endsWith('.html');
  const quality = isDocument ? PROMPT_QUALITY : 11;
  const encoded = isCompressible(file) ? await compress(content, quality) : undefined;
  return toAnswer(200, content, encoded, {
    'content-type': mediaType(file),
    'cache-control': isDocument ? 'no-cache' : IMMUTABLE,
  });
}

serveAnswers(findAnswer);
