import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { LeadAdministration } from '../../store/lead-administration.ts';

/** Before the ending of a mail, or of one that was never finished. */
const LEAD_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\.eml(?:\.[0-9a-f-]{36})?$)/;

/** Where mails become files when no mail server is named. */
export const mailFolderIn = (dataDir: string) => path.join(dataDir, 'mail');

/**
 * Removes the files of mails about leads that are not kept any more, so that nothing of a person stays in them.
 * Looks at one file after the other: visitors come first.
 */
export async function removeMailsOfGone(dataDir: string, store: Pick<LeadAdministration, 'find'>): Promise<void> {
  const folder = mailFolderIn(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const [id] = LEAD_ID.exec(name) ?? [];
    if (id && !(await store.find(id))) await rm(path.join(folder, name), { force: true });
  }
}
