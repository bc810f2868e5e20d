import path from 'node:path';
import { remoteNameSchema } from '@site/contracts';
import { openLiveSite } from './live-site.ts';
import { mirrorRemote } from './mirror-remote.ts';

/** The remotes of a live site, in folders of this machine. */
export interface Mirror {
  /** Remote → its folder, which holds a release as soon as it is mirrored. */
  folders: Record<string, string>;
  /** Resolves when all are mirrored; rejects with a sentence when that is impossible. */
  finished: Promise<void>;
}

/**
 * Mirrors what is live of a site, but for the remotes that are here.
 * @param address of the site
 * @param folder receives one folder for each remote; releases that are there and still live are kept
 * @throws ConfigurationError (rejects) with a sentence when the site does not say what is live
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
