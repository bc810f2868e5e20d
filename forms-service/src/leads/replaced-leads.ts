import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { UNFINISHED_ENDING } from '@site/process';
import type { Environment } from '../env.ts';

type Folder = Pick<Environment, 'DATA_DIR'>;

/** File name of a backup of replaced leads, to which the name of one that a stopped restore left unfinished adds an ending. */
const REPLACED = /^replaced-.*\.backup$/;

/** Returns the path of the backup that a restore makes of the leads it replaces. */
export const replacedLeadsPath = ({ DATA_DIR }: Folder, at: Date): string =>
  path.join(DATA_DIR, `replaced-${at.toISOString().replaceAll(':', '-')}.backup`);

/** Returns the paths of those backups, complete and unfinished, oldest first. */
export async function listReplacedLeads({ DATA_DIR }: Folder): Promise<string[]> {
  const names = await readdir(DATA_DIR).catch(() => []);
  return names
    .filter((name) => REPLACED.test(name.replace(UNFINISHED_ENDING, '')))
    .sort()
    .map((name) => path.join(DATA_DIR, name));
}

/** Removes the unfinished backups of stopped restores. */
export async function removeUnfinishedReplacedLeads(folder: Folder): Promise<void> {
  for (const file of await listReplacedLeads(folder)) if (UNFINISHED_ENDING.test(file)) await rm(file, { force: true });
}
