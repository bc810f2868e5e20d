import { browserFiles, listPages, pageListPath, type Release, releaseFilePath } from '@site/contracts';
import { assetPath } from '../asset-path.ts';
import { PROMPT_QUALITY } from '../store/compress.ts';
import type { ShellFiles } from '../store/shell-builds.ts';
import type { Store } from '../store/store.ts';
import { type Answer, IMMUTABLE, textAnswer, toAnswer } from './answers.ts';
import { mediaType } from './media-types.ts';

/**
 * Files of all stored releases under `REMOTES_PATH`, and of all builds of the shell under `ASSETS_PATH`: tabs opened
 * before a deploy or an upgrade keep working, and so do documents of other instances on the same store.
 */
export interface ReleaseFiles {
  /** @throws FileDamaged when the store's copy is not the file that was released */
  find(path: string): Promise<Answer | undefined>;
  /** Paths of all files of the releases that are served. */
  served(): string[];
  /** Serves the files of a composition from now on, beside all others that are known. */
  add(serving: Release[]): void;
  /** Takes the stored releases into account; answers of the ones that are served stay in memory. */
  update(stored: Release[], serving: Release[]): void;
}

/**
 * @param store may be shared with other shells: a document of theirs may name files of a release that this one has not
 *   looked at yet
 */
export function createReleaseFiles(store: Pick<Store, 'files' | 'releases' | 'shells' | 'listing'>): ReleaseFiles {
  const { files: contents, releases, shells } = store;
  let stored: Release[] = [];
  let serving: Release[] = [];
  let builds = new Map<string, string>();
  let files = new Map<string, string>();
  let lists = new Map<string, Release>();
  let hot = new Set<string>();
  const memory = new Map<string, Answer>();
  let searched = '';

  const readAnswer = async (path: string, integrity: string): Promise<Answer> => {
    const { content, encoded } = await contents.read(integrity);
    return toAnswer(200, content, encoded, { 'content-type': mediaType(path), 'cache-control': IMMUTABLE });
  };

  const listAnswer = (release: Release) =>
    textAnswer(
      200,
      JSON.stringify(listPages(release)),
      { 'content-type': mediaType(listPath(release)), 'cache-control': IMMUTABLE },
      PROMPT_QUALITY,
    );

  const update = (nowStored: Release[], nowServing: Release[]) => {
    stored = nowStored;
    serving = nowServing;
    // What is served comes last: should two releases share a path, the one that is served has it.
    const all = [...stored, ...serving];
    files = new Map(all.flatMap(filePaths));
    lists = new Map(all.map((release) => [listPath(release), release]));
    hot = new Set(serving.flatMap((release) => [listPath(release), ...filePaths(release).map(([path]) => path)]));
    memory.clear();
  };

  const isListed = (path: string) => lists.has(path) || files.has(path) || builds.has(path);

  /** Anybody can ask for any address: the store is searched again only when something has come in. */
  const takeOthers = async () => {
    const listing = await store.listing();
    if (listing === searched) return;
    searched = listing;
    const others = await releases.listOthers([...stored, ...serving]);
    if (others.length > 0) update([...others, ...stored], serving);
    builds = new Map((await shells.list()).flatMap(assetPaths));
  };

  return {
    async find(path) {
      const known = memory.get(path);
      if (known) return known;
      if (!isListed(path)) await takeOthers();
      const release = lists.get(path);
      const integrity = files.get(path) ?? builds.get(path);
      if (!release && !integrity) return undefined;
      const answer = release ? await listAnswer(release) : await readAnswer(path, integrity ?? '');
      if (hot.has(path)) memory.set(path, answer);
      return answer;
    },
    served: () => [...hot],
    add: (nowServing) => update([...stored, ...serving], nowServing),
    update,
  };
}

const listPath = ({ name, version }: Release) => pageListPath(name, version);

/** Path and integrity of each file of a build of the shell. */
const assetPaths = (build: ShellFiles) =>
  Object.entries(build).map(([file, integrity]) => [assetPath(file), integrity] as const);

/** Path and integrity of each file that browsers may have. */
const filePaths = (release: Release) =>
  browserFiles(release).map(
    (file) => [releaseFilePath(release.name, file), release.files[file]?.integrity ?? ''] as const,
  );
