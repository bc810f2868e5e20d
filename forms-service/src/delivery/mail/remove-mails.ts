import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { LeadAdministration } from '../../store/lead-administration.ts';

/** File name of a complete or unfinished mail, without its ending. */
const LEAD_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\.eml(?:\.[0-9a-f-]{36})?$)/;

/** Folder of mail files, used without a mail server. */
export const mailFolderIn = (dataDir: string) => path.join(dataDir, 'mail');

/** Removes mail files of leads that no longer exist. Processes one file at a time: visitors come first. */
export async function removeOrphanedMails(dataDir: string, store: Pick<LeadAdministration, 'find'>): Promise<void> {
  const folder = mailFolderIn(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const [id] = LEAD_ID.exec(name) ?? [];
    if (id && !(await store.find(id))) await rm(path.join(folder, name), { force: true });
  }
}
