import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import type { RemoteName } from './local-site.ts';
import { inProject } from './project-root.ts';

/**
 * Copies a remote, with what is built of it, to a folder beside the packages it builds with, as a team's checkout.
 * @returns the folder, which whoever asked for it removes
 */
export async function checkOut(remote: RemoteName): Promise<string> {
  await mkdir(inProject('.cache'), { recursive: true });
  const folder = await mkdtemp(inProject('.cache/team-'));
  await cp(inProject(`mfe-${remote}`), folder, { recursive: true });
  return folder;
}
