import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserComposition, listPages, pageListPath, REMOTES_PATH, toBrowserRelease } from '@site/contracts';
import { ASSETS_PATH } from '../asset-path.ts';
import { digest } from '../compose/digest.ts';
import type { LocalRelease } from './local-releases.ts';

const FILE = /^(?:[\w-][\w.+-]*\/)*[\w-][\w.+-]*$/;

/** Reads a file of a release or the shell's build, including source maps and hot updates, but no server code. */
export async function readLocalFile(
  address: string,
  locals: LocalRelease[],
  shellFolder: string,
): Promise<Buffer | undefined> {
  const file = locate(address, locals, shellFolder);
  return file ? readFile(file).catch(() => undefined) : undefined;
}

/** @returns undefined for an address without a local file */
export function locate(address: string, locals: LocalRelease[], shellFolder: string): string | undefined {
  if (address.startsWith(ASSETS_PATH)) return inside(shellFolder, address.slice(ASSETS_PATH.length));
  if (!address.startsWith(REMOTES_PATH)) return undefined;
  const [name, ...rest] = address.slice(REMOTES_PATH.length).split('/');
  const local = locals.find(({ release }) => release.name === name);
  return local && inside(local.folder, rest.join('/'));
}

const inside = (folder: string, file: string) =>
  FILE.test(file) && !file.startsWith('server/') ? path.join(folder, file) : undefined;

/** Returns the list of pages at an address, if it belongs to a local release. */
export function pageListAt(address: string, locals: LocalRelease[]): string | undefined {
  const local = locals.find(({ release: { name, version } }) => pageListPath(name, version) === address);
  return local && JSON.stringify(listPages(local.release));
}

/** Replaces composed releases with local ones in the description of the site for open tabs. */
export function withLocals({ remotes }: BrowserComposition, locals: LocalRelease[]): BrowserComposition {
  const own = locals.map(({ release }) => [
    release.name,
    { ...toBrowserRelease(release), paths: release.pages.map(({ path: page }) => page) },
  ]);
  const all: BrowserComposition['remotes'] = { ...remotes, ...Object.fromEntries(own) };
  return { id: digest(Object.values(all).map(({ version }) => version)).slice(0, 16), remotes: all };
}
