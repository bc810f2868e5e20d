import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { tryReadJson } from '@site/process';
import * as z from 'zod';
import { isKept } from './retention.ts';
import { saveDescription } from './save-description.ts';

/** Browser files of a build of the shell: path in the build → integrity. */
const shellFilesSchema = z.record(z.string(), z.string());

export type ShellFiles = z.infer<typeof shellFilesSchema>;

interface StoredBuild {
  file: string;
  files: ShellFiles;
  /** Time of the last start with it, in milliseconds since 1970. */
  storedAt: number;
}

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

/** @returns undefined for a concurrently removed file */
const timeOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    },
  );

/** @param folder for the descriptions; created if missing */
export async function openShellBuildStore(folder: string): Promise<ShellBuildStore> {
  await mkdir(folder, { recursive: true });

  const fileOf = (text: string) =>
    path.join(folder, `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.json`);

  const list = async () => {
    const stored: StoredBuild[] = [];
    const unreadable: string[] = [];
    for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.json'))) {
      const file = path.join(folder, name);
      const [files, time] = await Promise.all([tryReadJson(file, shellFilesSchema), timeOf(file)]);
      if (time === undefined) continue;
      if (files) stored.push({ file, files, storedAt: time });
      else unreadable.push(name);
    }
    return { stored: stored.sort((a, b) => b.storedAt - a.storedAt), unreadable };
  };

  return {
    async save(files) {
      const text = JSON.stringify(files);
      await saveDescription(fileOf(text), text);
    },
    async prune(current) {
      const { stored, unreadable } = await list();
      const own = current && fileOf(JSON.stringify(current));
      const kept = stored.filter(({ file, storedAt }, rank) => file === own || isKept(rank, Date.now() - storedAt));
      for (const one of stored) if (!kept.includes(one)) await rm(one.file, { force: true });
      const builds = kept.map(({ files }) => files);
      // Its description may be lost.
      return { builds: current ? [...builds, current] : builds, unreadable };
    },
  };
}
