import { stat } from 'node:fs/promises';
import path from 'node:path';

/** @returns entries of a folder that have not changed for this long */
export async function olderThan(folder: string, names: string[], ageMs: number): Promise<string[]> {
  const old = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
      return Date.now() - mtimeMs > ageMs ? [name] : [];
    }),
  );
  return old.flat();
}
