import { readFile } from 'node:fs/promises';
import { integrityOf } from '@site/contracts/integrity';
import { ENCODING_ENDING, type Encoded, isEncodingOf } from './compress.ts';

/** Missing or damaged file. */
export class FileDamaged extends Error {}

/** Verified file with its encodings, if it has any. */
export interface VerifiedFile {
  content: Buffer;
  encoded: Encoded | undefined;
}

/**
 * Reads and verifies a file with its encodings: disks fail, and restores may be incomplete.
 * @param integrity of the content, or all that it may have; unknown for files of releases that were removed from the store
 * @param isText whether it has encodings
 * @throws FileDamaged
 */
export async function readVerified(
  file: string,
  integrity: string | ReadonlySet<string> | undefined,
  isText: boolean,
): Promise<VerifiedFile> {
  const content = await readFile(file).catch(() => undefined);
  if (!content || (integrity && !hasIntegrity(content, integrity))) throw new FileDamaged(`${file} is damaged.`);
  return { content, encoded: isText ? await readEncoded(file, content) : undefined };
}

function hasIntegrity(content: Buffer, expected: string | ReadonlySet<string>): boolean {
  const integrity = integrityOf(content);
  return typeof expected === 'string' ? integrity === expected : expected.has(integrity);
}

async function readEncoded(file: string, content: Buffer): Promise<Encoded> {
  const [br, gzip] = await Promise.all(
    [ENCODING_ENDING.br, ENCODING_ENDING.gzip].map((ending) => readFile(file + ending).catch(() => undefined)),
  );
  if (br && gzip && (await isEncodingOf(content, { br, gzip }))) return { br, gzip };
  throw new FileDamaged(`The encodings of ${file} are damaged.`);
}
