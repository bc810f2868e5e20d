import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { tryReadJson } from '@site/process';
import * as z from 'zod';
import { listDescriptions, saveDescription } from './descriptions.ts';
import { isKept } from './retention.ts';

/** Browser files of a build of the shell: path in the build → integrity. */
const shellFilesSchema = z.record(z.string(), z.string());

export type ShellFiles = z.infer<typeof shellFilesSchema>;

/** Builds of the shell in the file store: tabs and other instances may still need them. */
export interface ShellBuildStore {
  save(files: ShellFiles): Promise<void>;
  /**
   * Removes builds that are neither among the last ten nor younger than seven days.
   * @param current build of this shell, which is always kept
   * @returns all others, and the names of unreadable files
   */
  prune(current?: ShellFiles): Promise<{ builds: ShellFiles[]; unreadable: string[] }>;
}

/** @param folder for the descriptions; created if missing */
export async function openShellBuildStore(folder: string): Promise<ShellBuildStore> {
  await mkdir(folder, { recursive: true });

  const fileOf = (text: string) =>
    path.join(folder, `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.json`);

  return {
    async save(files) {
      const text = JSON.stringify(files);
      await saveDescription(fileOf(text), text);
    },
    async prune(current) {
      const { stored, unreadable } = await listDescriptions(folder, (file) => tryReadJson(file, shellFilesSchema));
      const own = current && fileOf(JSON.stringify(current));
      const kept = stored.filter(({ file, storedAt }, rank) => file === own || isKept(rank, Date.now() - storedAt));
      for (const one of stored) if (!kept.includes(one)) await rm(one.file, { force: true });
      const builds = kept.map(({ content }) => content);
      // Its description may be lost.
      return { builds: current ? [...builds, current] : builds, unreadable };
    },
  };
}
