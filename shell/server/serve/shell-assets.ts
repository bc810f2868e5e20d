import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellBuild } from '../shell-build.ts';
import { type Answer, IMMUTABLE, textAnswer, toAnswer } from './answers.ts';
import { mediaType } from './media-types.ts';

/** Sun over a crest, as in the header. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#ffb224"/><path fill="#07232a" d="M.6 20.300c4.200-.2 8-2.300 11.700-6.800 2.300 5.400 6.800 8.600 17.300 11A16 16 0 0 1 .6 20.300Z"/><path fill="none" stroke="#ffb224" stroke-width="1.5" d="M12.300 13.500c-1.200 4.5 2.400 6.700.2 15"/></svg>';

/**
 * The shell's own files, prepared once: path → answer.
 * @param quality brotli's quality for texts
 */
export async function readShellAssets({ folder, files }: ShellBuild, quality: number): Promise<Map<string, Answer>> {
  const answers = await Promise.all(
    files.map(async (file): Promise<[string, Answer]> => {
      const content = await readFile(path.join(folder, file));
      const headers = { 'content-type': mediaType(file), 'cache-control': IMMUTABLE };
      if (!/\.(?:js|css|svg)$/.test(file)) return [`/assets/${file}`, toAnswer(200, content, undefined, headers)];
      return [`/assets/${file}`, await textAnswer(200, content.toString(), headers, quality)];
    }),
  );
  const favicon = await textAnswer(
    200,
    FAVICON,
    { 'content-type': mediaType('favicon.svg'), 'cache-control': 'public, max-age=86400' },
    quality,
  );
  return new Map([...answers, ['/favicon.svg', favicon], ['/favicon.ico', favicon]]);
}
