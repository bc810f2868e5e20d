import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { UNFINISHED_ENDING } from '@site/process';
import type { LeadAdministration } from '../../store/lead-administration.ts';

/** File name of a mail, without its ending. */
const LEAD_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\.eml$)/;

/** Folder of mail files, used without a mail server. */
export const mailFolderIn = (dataDir: string) => path.join(dataDir, 'mail');

/** Removes mail files, complete or unfinished, of leads that no longer exist. Processes one file at a time: visitors come first. */
export async function removeOrphanedMails(dataDir: string, store: Pick<LeadAdministration, 'find'>): Promise<void> {
  const folder = mailFolderIn(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const [id] = LEAD_ID.exec(name.replace(UNFINISHED_ENDING, '')) ?? [];
    if (id && !(await store.find(id))) await rm(path.join(folder, name), { force: true });
  }
}
