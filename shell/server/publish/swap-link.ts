import { rename, rm, symlink } from 'node:fs/promises';
import { unfinishedName } from '@site/process';

/**
 * Points a symlink to another folder atomically.
 * @param target relative to the folder of the link
 */
export async function swapLink(link: string, target: string): Promise<void> {
  const unfinished = unfinishedName(link);
  await symlink(target, unfinished, 'junction');
  // Windows cannot rename over a folder. There, only this process serves, which does not need the link.
  if (process.platform === 'win32') await rm(link, { force: true });
  await rename(unfinished, link);
}
