import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/contracts';
import { writeFileAtomic } from '@site/process';
import pLimit from 'p-limit';
import type { ComposedDocument, Composition } from '../compose/composition.ts';
import { readVerified } from '../store/verified-file.ts';
import { writePrompt } from '../store/write-encoded.ts';
import { type CompositionRecord, type PublishedFile, RECORD_FILE } from './composition-record.ts';
import { isLinked, linkFile } from './link-file.ts';
import { siteFiles } from './site-files.ts';

const ENCODINGS = ['', '.br', '.gz'];
const CONCURRENCY = 32;

/** A composition that lies in its folder. */
export interface Published {
  folder: string;
  record: CompositionRecord;
}

/** `/pricing` → `pricing.html`; a `pricing/index.html` would get a slash from most web servers. */
const documentFile = ({ path: address, status }: ComposedDocument) =>
  `${status === 503 ? 'unavailable/' : ''}${address.slice(1) || 'index'}.html`;

/** Whether a folder holds exactly this composition, whole. */
export async function holds(published: Published, { id, documents }: Composition): Promise<boolean> {
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

/**
 * Writes the folder of a composition: documents as links, everything else anew, its record last.
 * @param owners path → remote
 * @param site for the files that are no documents
 */
export async function writeComposition(
  folder: string,
  composition: Composition,
  owners: Record<string, string>,
  site: SiteConfig,
): Promise<void> {
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
  const record: CompositionRecord = {
    id,
    createdAt,
    releases: versions,
    days: Object.fromEntries(days),
    owners,
    files: Object.fromEntries(files),
  };
  await writeFileAtomic(path.join(folder, RECORD_FILE), JSON.stringify(record));
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
