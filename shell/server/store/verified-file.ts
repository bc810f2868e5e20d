import { readFile } from 'node:fs/promises';
import { integrityOf } from '@site/contracts/integrity';
import { ENCODING_ENDING, type Encoded, isEncodingOf } from './compress.ts';

/** A file is missing, or does not hold what it should. */
export class FileDamaged extends Error {}

/** A file and, unless it is compressed by its nature, its encodings. */
export interface VerifiedFile {
  content: Buffer;
  encoded: Encoded | undefined;
}

/**
 * Reads a file with its encodings, which lie in `.br` and `.gz` beside it. Nothing that is read is trusted: disks fail,
 * and restores are incomplete.
 * @param integrity of the content; unknown for files of releases that have left the store
 * @param isText whether it has encodings
 * @throws FileDamaged
 */
export async function readVerified(
  file: string,
  integrity: string | undefined,
  isText: boolean,
): Promise<VerifiedFile> {
  const content = await readFile(file).catch(() => undefined);
  if (!content || (integrity && integrityOf(content) !== integrity)) throw new FileDamaged(`${file} is damaged.`);
  return { content, encoded: isText ? await readEncoded(file, content) : undefined };
}

async function readEncoded(file: string, content: Buffer): Promise<Encoded> {
  const [br, gzip] = await Promise.all(
    [ENCODING_ENDING.br, ENCODING_ENDING.gzip].map((ending) => readFile(file + ending).catch(() => undefined)),
  );
  if (br && gzip && (await isEncodingOf(content, { br, gzip }))) return { br, gzip };
  throw new FileDamaged(`The encodings of ${file} are damaged.`);
}
