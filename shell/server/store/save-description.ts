import { readFile, utimes } from 'node:fs/promises';
import { writeFileAtomic } from '@site/process';

/** Writes the description of a release or build, unless it is stored undamaged; that one becomes recent again. */
export async function saveDescription(file: string, text: string): Promise<void> {
  const isStored = (await readFile(file, 'utf8').catch(() => '')) === text;
  // A shell must start on a full disk.
  if (isStored) await utimes(file, new Date(), new Date());
  else await writeFileAtomic(file, text);
}
