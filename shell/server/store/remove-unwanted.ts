import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { withoutEncoding } from './compress.ts';
import { ABANDONED_AFTER_MS } from './unfinished-folder.ts';

/**
 * Removes unwanted files, except young ones, which may belong to a release that is being ingested by this or another instance on
 * the same store.
 * @param wanted absolute paths; their encodings are kept as well
 */
export async function removeUnwanted(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await removeUnwanted(file, wanted);
    else if (!wanted.has(file) && !wanted.has(withoutEncoding(file))) await removeUnlessYoung(file);
  }
}

/** Compares ctime, because modification times are derived from contents. */
async function removeUnlessYoung(file: string): Promise<void> {
  const info = await stat(file).catch(() => undefined);
  if (info && Date.now() - info.ctimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
}
