import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { tryReadJson, writeFileAtomic } from '@site/process';
import * as z from 'zod';
import { isKept } from './retention.ts';

/** Browser files of a build of the shell: path in the build → integrity. */
const shellFilesSchema = z.record(z.string(), z.string());

export type ShellFiles = z.infer<typeof shellFilesSchema>;

/** Builds of the shell in the file store: tabs and other instances may still need them. */
export interface ShellBuildStore {
  save(files: ShellFiles): Promise<void>;
  /** Removes builds that are neither among the last ten nor younger than seven days. @returns all others */
  prune(): Promise<ShellFiles[]>;
}

/** @param folder for the descriptions; created if missing */
export async function openShellBuildStore(folder: string): Promise<ShellBuildStore> {
  await mkdir(folder, { recursive: true });

  const stored = async () => {
    const names = await readdir(folder);
    const found = await Promise.all(
      names.map(async (name) => {
        const file = path.join(folder, name);
        const [files, info] = await Promise.all([
          tryReadJson(file, shellFilesSchema),
          stat(file).catch(() => undefined),
        ]);
        return files && info ? [{ file, files, storedAt: info.mtimeMs }] : [];
      }),
    );
    return found.flat().sort((a, b) => b.storedAt - a.storedAt);
  };

  return {
    async save(files) {
      const text = JSON.stringify(files);
      const file = path.join(folder, `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.json`);
      // Starting with a build makes it recent again.
      await utimes(file, new Date(), new Date()).catch(() => writeFileAtomic(file, text));
    },
    async prune() {
      const all = await stored();
      const kept = all.filter(({ storedAt }, rank) => isKept(rank, Date.now() - storedAt));
      for (const one of all) if (!kept.includes(one)) await rm(one.file, { force: true });
      return kept.map(({ files }) => files);
    },
  };
}
