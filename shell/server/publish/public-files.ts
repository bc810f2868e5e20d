import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { browserFiles, listPages, pageListPath, type Release, releaseFilePath } from '@site/contracts';
import pLimit from 'p-limit';
import { assetPath } from '../asset-path.ts';
import { endingsOf, isCompressible } from '../store/compress.ts';
import type { FileStore } from '../store/file-store.ts';
import { removeUnwanted } from '../store/remove-unwanted.ts';
import type { ShellFiles } from '../store/shell-builds.ts';
import { writePrompt } from '../store/write-encoded.ts';
import { isLinked, replaceByLink } from './link-file.ts';
import { assertNoFolder, explainTakenNames } from './names-taken.ts';

const CONCURRENCY = 32;

/** Address → integrity. */
type Addresses = Map<string, string>;

/** Link from a public file to a file of the store. */
interface Link {
  source: string;
  target: string;
}

/**
 * Files of all stored releases and shell builds at their addresses, as links into the store: tabs opened before a deploy or an
 * upgrade keep working, and so do documents of other instances on the same store.
 */
export interface PublicFiles {
  /** Returns the path of the file with an address. */
  locate(address: string): string;
  /**
   * Adds the files of releases at the addresses that their documents reference.
   * @throws NamesTaken (rejects) when a file conflicts with those of other releases
   */
  addReleases(releases: Release[]): Promise<void>;
  addShellBuild(build: ShellFiles): Promise<void>;
  /** Forces the files of a release to be linked again, after they were repaired in the store. */
  forget(release: Release): void;
  /** Removes all other files. */
  prune(releases: Release[], builds: ShellFiles[]): Promise<void>;
}

/** @param folder created if missing */
export async function openPublicFiles(folder: string, files: FileStore): Promise<PublicFiles> {
  await mkdir(folder, { recursive: true });
  const added = new Set<string>();
  const locate = (address: string) => path.join(folder, address);
  const limit = pLimit(CONCURRENCY);

  const linksOf = (addresses: Addresses): Link[] =>
    [...addresses].flatMap(([address, integrity]) =>
      endingsOf(isCompressible(address)).map((ending) => ({
        source: files.locate(integrity) + ending,
        target: locate(address) + ending,
      })),
    );

  const makeRoom = async (links: Link[]) => {
    for (const name of new Set(links.map(({ target }) => path.dirname(target)))) await mkdir(name, { recursive: true });
    await limit.map(links, ({ target }) => assertNoFolder(target));
  };

  const add = (links: Link[]) => limit.map(links, putLink);

  return {
    locate,
    async addReleases(releases) {
      const coming = releases.filter((one) => !added.has(idOf(one)));
      // A release with a conflict must not replace files of the release that stays live.
      for (const release of coming)
        await explainTakenNames(folder, release.name, makeRoom(linksOf(addressedIntegrities(release))));
      for (const release of coming) {
        await explainTakenNames(folder, release.name, add(linksOf(addressedIntegrities(release))));
        await writeList(locate(pageListPath(release.name, release.version)), release);
        added.add(idOf(release));
      }
    },
    async addShellBuild(build) {
      const links = linksOf(integritiesOfBuild(build));
      await makeRoom(links);
      await add(links);
    },
    forget: (release) => void added.delete(idOf(release)),
    async prune(releases, builds) {
      // A release that was removed from the store may be ingested again.
      const kept = new Set(releases.map(idOf));
      for (const id of added) if (!kept.has(id)) added.delete(id);
      const addresses = [
        ...releases.flatMap(addressesOf),
        ...builds.flatMap((build) => [...integritiesOfBuild(build).keys()]),
      ];
      await removeUnwanted(folder, new Set(addresses.map(locate)));
    },
  };
}

const idOf = ({ name, version }: Release) => `${name}@${version}`;

/** Returns the addresses of all browser files of a release, including its list of pages. */
export const addressesOf = (release: Release): string[] => [
  ...addressedIntegrities(release).keys(),
  pageListPath(release.name, release.version),
];

/** Returns the browser files of a release. */
export const addressedIntegrities = (release: Release): Addresses =>
  new Map(
    browserFiles(release).map((file) => [releaseFilePath(release.name, file), release.files[file]?.integrity ?? '']),
  );

const integritiesOfBuild = (build: ShellFiles): Addresses =>
  new Map(Object.entries(build).map(([file, integrity]) => [assetPath(file), integrity]));

/** A file that is missing from the store may still exist at its address. */
async function putLink({ source, target }: Link): Promise<void> {
  if (await isLinked(source, target)) return;
  await replaceByLink(source, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

async function writeList(file: string, release: Release): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writePrompt(file, Buffer.from(JSON.stringify(listPages(release))));
}
