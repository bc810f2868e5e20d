import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { hexDigestOf } from '@site/contracts/integrity';
import { writeFileAtomic } from '@site/process';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { checkSizes, ingestRelease, type ReleaseLimits, takeContent } from '../ingest/ingest-release.ts';
import { parseRelease } from '../ingest/parse-release.ts';
import { noSource } from '../ingest/release-source.ts';
import { isCompressible } from '../store/compress.ts';
import type { FileStore } from '../store/file-store.ts';
import { meteredFiles } from '../store/metered-files.ts';
import { olderThan } from '../store/older-than.ts';
import { ABANDONED_AFTER_MS } from '../store/unfinished-folder.ts';
import type { MissingFile } from './api-schemas.ts';
import type { ReleaseQuota } from './release-quota.ts';
import { SteeringRefused } from './steering-refused.ts';

/** A large release has more files than a process may open. */
const CONCURRENCY = 8;

/** Number of descriptions to keep parsed: each uploaded file is compared with one. */
const PARSED = 4;

/** Releases that are being pushed: announced first, then uploaded file by file, to any shell on the data folder. */
export interface Uploads {
  /**
   * @param text its `release.json`
   * @returns files to upload
   * @throws ReleaseRefused when it is too large
   * @throws SteeringRefused when the upload limit of the remote is exceeded
   */
  announce(release: Release, text: string): Promise<MissingFile[]>;
  isAnnounced(remote: string, version: string): Promise<boolean>;
  /** @throws SteeringRefused for content that is not part of the announced release, and when the limit is exceeded */
  take(remote: string, version: string, digest: string, content: Buffer): Promise<void>;
  /**
   * @returns the release, whose files are all in the store
   * @throws ReleaseRefused when a file is missing
   * @throws SteeringRefused when the upload limit of the remote is exceeded
   */
  complete(remote: string, version: string): Promise<{ release: Release; text: string }>;
  /** Discards an announcement. */
  forget(remote: string, version: string): Promise<void>;
}

interface UploadsOptions {
  /** Folder for announcements, created if missing. */
  folder: string;
  files: FileStore;
  limits: ReleaseLimits;
  quota: ReleaseQuota;
}

export async function openUploads({ folder, files, limits, quota }: UploadsOptions): Promise<Uploads> {
  await mkdir(folder, { recursive: true });
  const fileOf = (remote: string, version: string) => path.join(folder, `${remote}@${version}.json`);

  const keyOf = (remote: string, text: string) => `${remote} ${text}`;
  const parsed = new LRUCache<string, Release>({ max: PARSED });
  /** A description of a few megabytes takes a second to parse. */
  const parse = (remote: string, text: string) =>
    parsed.get(keyOf(remote, text)) ?? keep(parseRelease(remote, text), text);
  const keep = (release: Release, text: string) => {
    parsed.set(keyOf(release.name, text), release);
    return release;
  };

  const read = (remote: string, version: string) =>
    readFile(fileOf(remote, version), 'utf8').catch(() => {
      throw new SteeringRefused(`${remote} ${version} was not announced: send its release.json first.`, 404);
    });

  const filesFor = (remote: string) => meteredFiles(files, (bytes) => quota(remote, bytes));

  const removeAbandoned = async () => {
    for (const name of await olderThan(folder, await readdir(folder), ABANDONED_AFTER_MS))
      await rm(path.join(folder, name), { force: true });
  };

  return {
    async announce(release, text) {
      const { name: remote, version } = release;
      checkSizes(release, limits);
      await quota(remote, Buffer.byteLength(text));
      await removeAbandoned();
      await writeFileAtomic(fileOf(remote, version), text);
      keep(release, text);
      const { claim } = filesFor(remote);
      const checked = await pLimit(CONCURRENCY).map(Object.entries(release.files), async ([file, { integrity }]) =>
        (await claim(integrity, isCompressible(file))) ? [] : [{ file, digest: hexDigestOf(integrity) }],
      );
      return checked.flat();
    },
    isAnnounced: (remote, version) =>
      stat(fileOf(remote, version)).then(
        () => true,
        () => false,
      ),
    async take(remote, version, digest, content) {
      const release = parse(remote, await read(remote, version));
      const listed = Object.entries(release.files).find(([, { integrity }]) => hexDigestOf(integrity) === digest);
      if (!listed) throw new SteeringRefused(`${remote} ${version} has no file with this digest.`, 404);
      const [file, description] = listed;
      await takeContent(release, file, description, content, filesFor(remote));
    },
    async complete(remote, version) {
      const text = await read(remote, version);
      const release = parse(remote, text);
      await ingestRelease(release, noSource, filesFor(remote), limits);
      return { release, text };
    },
    forget: (remote, version) => rm(fileOf(remote, version), { force: true }),
  };
}
