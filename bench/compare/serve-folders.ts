import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Answer, IMMUTABLE, send, sendText, toAnswer } from '../../shell/server/serve/answers.ts';
import { mediaType } from '../../shell/server/serve/media-types.ts';
import { compress, isCompressible, PROMPT_QUALITY } from '../../shell/server/store/compress.ts';

/**
 * Serves folders as a static host, with the site's own serving code, encodings and headers, in a separate process.
 * `FOLDERS` is a JSON array of them; the first with a matching file responds.
 */
const folders = JSON.parse(process.env.FOLDERS ?? '[]') as string[];
const known = new Map<string, Promise<Answer | undefined>>();

async function findContent(file: string): Promise<Buffer | undefined> {
  for (const folder of folders) {
    const content = await readFile(path.join(folder, file)).catch(() => undefined);
    if (content) return content;
  }
  return undefined;
}

async function findAnswer(pathname: string): Promise<Answer | undefined> {
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

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const found = known.get(pathname) ?? findAnswer(pathname);
  known.set(pathname, found);
  const answer = await found;
  if (answer) send(answer, request, response);
  else sendText(response, 404, 'There is no such file.');
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('SIGTERM', () => process.exit(0));
process.once('SIGINT', () => process.exit(0));
