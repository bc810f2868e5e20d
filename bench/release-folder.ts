import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type NavigationEntry, RELEASE_FILE, type Release } from '@site/contracts';
import { describeFile } from '@site/contracts/integrity';

const HASH = /\.([0-9a-f]{8,16})\.[a-z0-9]+$/;

/** A built remote to which new releases are published without a build, to time only their delivery. */
export class ReleaseFolder {
  readonly path: string;
  readonly #original: string;

  private constructor(original: string, folder: string) {
    this.#original = original;
    this.path = folder;
  }

  static async copyOf(original: string, folder: string): Promise<ReleaseFolder> {
    await cp(original, folder, { recursive: true });
    return new ReleaseFolder(original, folder);
  }

  /**
   * Writes a release in which every file has a new name and new content, and `release.json` last and atomically.
   * @param word at the start of its pages' titles
   * @param entry additional navigation entry of its first page, if any
   * @returns path of one of its pages
   */
  async publish(word: string, entry?: NavigationEntry): Promise<string> {
    const text = await readFile(path.join(this.#original, RELEASE_FILE), 'utf8');
    const names = Object.keys((JSON.parse(text) as Release).files);
    const toNew = newHashes(names, word);
    const release = JSON.parse(toNew(text)) as Release;
    for (const name of names) await this.#write(release, name, toNew, word);

    const pages = release.pages.map((page, index) => ({
      ...page,
      meta: { ...page.meta, title: `${word} ${page.meta.title}` },
      ...(entry && index === 0 && { navigation: [...(page.navigation ?? []), entry] }),
    }));
    const version = `${release.version}-${word.replaceAll(' ', '-')}`;
    const target = path.join(this.path, RELEASE_FILE);
    await writeFile(`${target}.new`, JSON.stringify({ ...release, version, pages }));
    await rename(`${target}.new`, target);
    return pages[0]?.path ?? '/';
  }

  async #write(release: Release, name: string, toNew: (text: string) => string, word: string): Promise<void> {
    const original = await readFile(path.join(this.#original, name));
    const isText = /\.(?:js|cjs|css)$/.test(name);
    const content = isText ? Buffer.from(`${toNew(original.toString())}\n/* ${word} */\n`) : original;
    const target = path.join(this.path, toNew(name));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    release.files[toNew(name)] = describeFile(content);
  }
}

/** Replaces the hashes in file names everywhere, as a build with changed sources would. */
function newHashes(names: string[], word: string): (text: string) => string {
  const hashes = names.flatMap((name) => HASH.exec(name)?.[1] ?? []);
  const renewed = new Map(
    hashes.map((hash) => [hash, createHash('sha256').update(word).update(hash).digest('hex').slice(0, hash.length)]),
  );
  return (text) => [...renewed].reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}
