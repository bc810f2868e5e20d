import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const LEAD_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\.(?:eml|part)$)/;

/** Where mails become files when no mail server is named. */
export const mailFolderIn = (dataDir: string) => path.join(dataDir, 'mail');

/**
 * Removes the files of mails about leads that are not kept any more, so that nothing of an erased person stays in them.
 * @param isKept whether there still is a lead with this id
 */
export async function removeMailsOfGone(dataDir: string, isKept: (id: string) => Promise<boolean>): Promise<void> {
  const folder = mailFolderIn(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const [id] = LEAD_ID.exec(name) ?? [];
    if (id && !(await isKept(id))) await rm(path.join(folder, name), { force: true });
  }
}
