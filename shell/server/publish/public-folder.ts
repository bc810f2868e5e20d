import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/contracts';
import { writeFileAtomic } from '@site/process';
import pLimit from 'p-limit';
import type { ComposedDocument, Composition } from '../compose/composition.ts';
import { UNFINISHED_AFTER_MS } from '../store/retention.ts';
import { readVerified } from '../store/verified-file.ts';
import { writePrompt } from '../store/write-encoded.ts';
import { type CompositionRecord, type PublishedFile, RECORD_FILE, readRecord } from './composition-record.ts';
import { isLinked, linkFile } from './link-file.ts';
import { siteFiles } from './site-files.ts';

const CURRENT = 'current';
const COMPOSITIONS = 'compositions';
const UNFINISHED = 'unfinished-';
const ENCODINGS = ['', '.br', '.gz'];
const CONCURRENCY = 32;
/** Former compositions, for going back; a web server may also have the last one open for a moment. */
const KEEP = 10;

/** A composition that lies in its folder. */
export interface Published {
  folder: string;
  record: CompositionRecord;
}

/**
 * The folder that web servers serve: `current`, a symlink to the live composition in `compositions/`, and the files of
 * all releases and builds in `files/`.
 */
export interface PublicFolder {
  /** What was published last; what cannot be read is passed over. */
  current(): Promise<Published | undefined>;
  /** @param name of a composition's folder */
  open(name: string): Promise<Published | undefined>;
  /**
   * Writes a composition's folder, then has `current` lead to it. A folder that is published is never changed.
   * @param owners path → remote
   */
  publish(composition: Composition, owners: Record<string, string>): Promise<Published>;
  /** Removes all but the last compositions. */
  prune(): Promise<void>;
}

/**
 * @param folder made when it is missing
 * @param site for the files of a composition that are no documents
 */
export async function openPublicFolder(folder: string, site: SiteConfig): Promise<PublicFolder> {
  const compositions = path.join(folder, COMPOSITIONS);
  const link = path.join(folder, CURRENT);
  await mkdir(compositions, { recursive: true });

  const open = async (name: string): Promise<Published | undefined> => {
    const record = await readRecord(path.join(compositions, name));
    return record && { folder: path.join(compositions, name), record };
  };

  /** Newest first: names begin with a time. */
  const finished = async () =>
    (await readdir(compositions))
      .filter((name) => !name.startsWith(UNFINISHED))
      .sort()
      .reverse();

  const current = async () => {
    const target = await readlink(link).catch(() => '');
    const published = target && (await open(path.basename(target)));
    if (published) return published;
    for (const name of await finished()) {
      const former = await open(name);
      if (former) return former;
    }
    return undefined;
  };

  const swap = async (name: string) => {
    const unfinished = `${link}.${randomUUID()}`;
    await symlink(path.join(COMPOSITIONS, name), unfinished, 'junction');
    await rename(unfinished, link);
  };

  return {
    current,
    open,
    async publish(composition, owners) {
      const before = await current();
      if (before && (await holds(before, composition))) {
        if (path.basename(await readlink(link).catch(() => '')) !== path.basename(before.folder))
          await swap(path.basename(before.folder));
        return before;
      }
      const unfinished = path.join(compositions, UNFINISHED + randomUUID());
      const record = await writeComposition(unfinished, composition, owners, site);
      const name = `${composition.createdAt.replaceAll(/[-:]/g, '')}-${composition.id}`;
      await rename(unfinished, path.join(compositions, name));
      await swap(name);
      return { folder: path.join(compositions, name), record };
    },
    async prune() {
      const live = path.basename(await readlink(link).catch(() => ''));
      const former = (await finished()).filter((name) => name !== live).slice(KEEP);
      const abandoned = (await readdir(compositions)).filter((name) => name.startsWith(UNFINISHED));
      for (const name of [...former, ...(await olderThan(compositions, abandoned, UNFINISHED_AFTER_MS))])
        await rm(path.join(compositions, name), { recursive: true, force: true });
    },
  };
}

/** `/pricing` → `pricing.html`; a `pricing/index.html` would get a slash from most web servers. */
const documentFile = ({ path: address, status }: ComposedDocument) =>
  `${status === 503 ? 'unavailable/' : ''}${address.slice(1) || 'index'}.html`;

/** Whether a folder holds exactly this composition, whole. */
async function holds(published: Published, { id, documents }: Composition): Promise<boolean> {
  const { folder, record } = published;
  if (record.id !== id) return false;
  const limit = pLimit(CONCURRENCY);
  const checks = documents.flatMap((document) =>
    ENCODINGS.map((ending) =>
      limit(() => isLinked(document.file + ending, path.join(folder, documentFile(document) + ending))),
    ),
  );
  const areLinked = (await Promise.all(checks)).every(Boolean);
  return areLinked && areTextsWhole(published, new Set(documents.map((document) => document.path)));
}

async function writeComposition(
  folder: string,
  composition: Composition,
  owners: Record<string, string>,
  site: SiteConfig,
): Promise<CompositionRecord> {
  const { id, createdAt, releases, days, documents } = composition;
  const files: [string, PublishedFile][] = documents.map((document) => [
    document.path,
    {
      file: documentFile(document),
      status: document.status,
      integrity: document.integrity,
      bytes: document.bytes,
    },
  ]);
  await makeFolders(
    folder,
    files.map(([, { file }]) => file),
  );
  const limit = pLimit(CONCURRENCY);
  await Promise.all(
    documents.flatMap((document) =>
      ENCODINGS.map((ending) =>
        limit(() => linkFile(document.file + ending, path.join(folder, documentFile(document) + ending))),
      ),
    ),
  );
  for (const [address, text] of siteFiles(composition, site)) {
    const file = address.slice(1);
    const content = Buffer.from(text);
    const integrity = await writePrompt(path.join(folder, file), content);
    files.push([address, { file, status: 200, integrity, bytes: content.length }]);
  }
  const versions = Object.fromEntries([...releases].map(([name, { version }]) => [name, version]));
  const record = {
    id,
    createdAt,
    releases: versions,
    days: Object.fromEntries(days),
    owners,
    files: Object.fromEntries(files),
  };
  await writeFileAtomic(path.join(folder, RECORD_FILE), JSON.stringify(record));
  return record;
}

async function makeFolders(folder: string, files: string[]): Promise<void> {
  for (const name of new Set(files.map((file) => path.dirname(file))))
    await mkdir(path.join(folder, name), { recursive: true });
}

/** Whether the files that are no documents are as they were written. */
async function areTextsWhole({ folder, record }: Published, documents: ReadonlySet<string>): Promise<boolean> {
  for (const [address, { file, integrity }] of Object.entries(record.files)) {
    if (documents.has(address)) continue;
    const isRead = await readVerified(path.join(folder, file), integrity, true).then(
      () => true,
      () => false,
    );
    if (!isRead) return false;
  }
  return true;
}

async function olderThan(folder: string, names: string[], ageMs: number): Promise<string[]> {
  const old = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
      return Date.now() - mtimeMs > ageMs ? [name] : [];
    }),
  );
  return old.flat();
}
