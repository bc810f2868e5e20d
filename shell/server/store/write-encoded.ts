import { integrityOf } from '@site/contracts/integrity';
import { writeFileAtomic } from '@site/process';
import { compressPrompt, ENCODING_ENDING, type Encoded } from './compress.ts';
import { setContentTime } from './content-time.ts';

/**
 * Writes a text after its encodings: once it exists, so do they.
 * @returns integrity of the text
 */
export async function writeEncoded(file: string, content: Buffer, { br, gzip }: Encoded): Promise<string> {
  const integrity = integrityOf(content);
  const write = async (name: string, bytes: Buffer) => {
    await writeFileAtomic(name, bytes);
    await setContentTime(name, integrity);
  };
  await Promise.all([write(file + ENCODING_ENDING.br, br), write(file + ENCODING_ENDING.gzip, gzip)]);
  await write(file, content);
  return integrity;
}

/**
 * Writes a text like {@link writeEncoded}, with faster compression for a text that delays a release.
 * @param quality brotli quality at most
 */
export const writePrompt = async (file: string, content: Buffer, quality?: number): Promise<string> =>
  writeEncoded(file, content, await compressPrompt(content, quality));
