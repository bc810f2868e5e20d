import path from 'node:path';
import { remoteNameSchema } from '@site/contracts';
import { openLiveSite } from './live-site.ts';
import { mirrorRemote } from './mirror-remote.ts';

/** Local mirror of the remotes of a live site. */
export interface Mirror {
  /** Remote → its folder, which holds a release once it is mirrored. */
  folders: Record<string, string>;
  /** Resolves when all remotes are mirrored; rejects with a sentence on failure. */
  finished: Promise<void>;
}

/**
 * Mirrors the live remotes of a site, except local ones.
 * @param address of the site
 * @param folder receives one folder per remote; existing releases that are still live are kept
 * @throws ConfigurationError (rejects) with a sentence when the live composition cannot be read
 */
export async function mirrorSite(address: string, folder: string, isHere: (name: string) => boolean): Promise<Mirror> {
  const site = openLiveSite(address);
  const { remotes } = await site.composition();
  const others = Object.entries(remotes).filter(([name]) => remoteNameSchema.safeParse(name).success && !isHere(name));
  const folderOf = (name: string) => path.join(folder, new URL(address).host.replace(':', '_'), name);
  const mirroring = others.map(([name, live]) => mirrorRemote(site, name, live, folderOf(name)));
  const finished = Promise.all(mirroring).then(() => {});
  finished.catch(() => {});
  return { folders: Object.fromEntries(others.map(([name]) => [name, folderOf(name)])), finished };
}
