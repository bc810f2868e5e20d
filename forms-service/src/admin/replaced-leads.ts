import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../env.ts';

type Folder = Pick<Environment, 'DATA_DIR'>;

/** Path of the backup that a restore makes of the leads it replaces. */
export const replacedLeadsPath = ({ DATA_DIR }: Folder, at: Date): string =>
  path.join(DATA_DIR, `replaced-${at.toISOString().replaceAll(':', '-')}.backup`);

/** Returns the paths of those backups, oldest first. */
export async function listReplacedLeads({ DATA_DIR }: Folder): Promise<string[]> {
  const names = await readdir(DATA_DIR).catch(() => []);
  return names
    .filter((name) => /^replaced-.*\.backup$/.test(name))
    .sort()
    .map((name) => path.join(DATA_DIR, name));
}
