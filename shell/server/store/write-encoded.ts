import { integrityOf } from '@site/contracts/integrity';
import { writeFileAtomic } from '@site/process';
import { compress } from './compress.ts';
import { setContentTime } from './content-time.ts';

/**
 * Writes a text with its encodings in `.br` and `.gz` beside it. The text itself comes last: whoever sees it sees its
 * encodings, too.
 * @param quality brotli's
 * @returns integrity of the text
 */
export async function writeEncoded(file: string, content: Buffer, quality: number): Promise<string> {
  const integrity = integrityOf(content);
  const { br, gzip } = await compress(content, quality);
  for (const [name, bytes] of [
    [`${file}.br`, br],
    [`${file}.gz`, gzip],
    [file, content],
  ] as const) {
    await writeFileAtomic(name, bytes);
    await setContentTime(name, integrity);
  }
  return integrity;
}
