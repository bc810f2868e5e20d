import { integrityOf } from '@site/contracts/integrity';
import { writeFileAtomic } from '@site/process';
import { compress, ENCODING_ENDING, type Encoded, PROMPT_QUALITY } from './compress.ts';
import { setContentTime } from './content-time.ts';

/**
 * Writes a text with its encodings in `.br` and `.gz` beside it. The text itself comes last: whoever sees it sees its
 * encodings, too.
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

/** As {@link writeEncoded}, for a text that a release waits for. */
export const writePrompt = async (file: string, content: Buffer): Promise<string> =>
  writeEncoded(file, content, await compress(content, PROMPT_QUALITY));
