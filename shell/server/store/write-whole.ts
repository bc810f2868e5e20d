import { randomUUID } from 'node:crypto';
import { open, rename } from 'node:fs/promises';

/**
 * Writes a file that is seen whole or not at all, whoever else writes it at the same time and whenever the machine stops.
 */
export async function writeWhole(target: string, content: Buffer | string): Promise<void> {
  const unfinished = `${target}.${randomUUID()}`;
  const handle = await open(unfinished, 'wx');
  try {
    await handle.writeFile(content);
    await handle.datasync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, target);
}
