import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '@site/process';
import pLimit from 'p-limit';
import type { ComposedDocument, Composition } from '../compose/composition.ts';
import { endingsOf } from '../store/compress.ts';
import { readVerified } from '../store/verified-file.ts';
import { writePrompt } from '../store/write-encoded.ts';
import { type CompositionRecord, type PublishedFile, RECORD_FILE } from './composition-record.ts';
import { isLinked, linkFile } from './link-file.ts';
import { areRedirectsWhole, writeRedirects } from './redirects.ts';

const CONCURRENCY = 32;

/** Composition written to its folder. */
export interface Published {
  folder: string;
  record: CompositionRecord;
}

/** `/pricing` → `pricing.html`; for `pricing/index.html`, most web servers would add a trailing slash. */
const documentFile = ({ path: address, status }: ComposedDocument) =>
  `${status === 503 ? 'unavailable/' : ''}${address.slice(1) || 'index'}.html`;

/** Whether a folder holds exactly this composition, undamaged. */
export async function holds(published: Published, { id, documents }: Composition): Promise<boolean> {
  const { folder, record } = published;
  if (record.id !== id) return false;
  const limit = pLimit(CONCURRENCY);
  const checks = documents.flatMap((document) =>
    endingsOf(true).map((ending) =>
      limit(() => isLinked(document.file + ending, path.join(folder, documentFile(document) + ending))),
    ),
  );
  const areLinked = (await Promise.all(checks)).every(Boolean);
  return (
    areLinked &&
    (await areRedirectsWhole(folder, record.redirects)) &&
    areTextsWhole(published, new Set(documents.map((document) => document.path)))
  );
}

/** Places a document and its encodings in the folder of a composition. */
export type PutDocument = (
  document: ComposedDocument,
  target: string,
) => Promise<Pick<PublishedFile, 'integrity' | 'bytes'>>;

/** Links instead of copying. */
const linkDocument: PutDocument = async ({ file, integrity, bytes }, target) => {
  await Promise.all(endingsOf(true).map((ending) => linkFile(file + ending, target + ending)));
  return { integrity, bytes };
};

/**
 * Writes the folder of a composition: documents first, then all other files, then the record.
 * @param owners path → remote
 * @param texts address → text of all other files
 * @param put how to place documents; links them by default
 */
export async function writeComposition(
  folder: string,
  composition: Composition,
  owners: Record<string, string>,
  texts: ReadonlyMap<string, string>,
  put: PutDocument = linkDocument,
): Promise<CompositionRecord> {
  const { id, createdAt, origin, releases, days, documents, redirects } = composition;
  await makeFolders(folder, documents.map(documentFile));
  const limit = pLimit(CONCURRENCY);
  const putting = documents.map((document) =>
    limit(async (): Promise<[string, PublishedFile]> => {
      const file = documentFile(document);
      return [document.path, { file, status: document.status, ...(await put(document, path.join(folder, file))) }];
    }),
  );
  const files = await Promise.all(putting);
  await makeFolders(
    folder,
    [...texts.keys()].map((address) => address.slice(1)),
  );
  const writing = [...texts].map(async ([address, text]): Promise<[string, PublishedFile]> => {
    const file = address.slice(1);
    const content = Buffer.from(text);
    const integrity = await writePrompt(path.join(folder, file), content);
    return [address, { file, status: 200, integrity, bytes: content.length }];
  });
  files.push(...(await Promise.all(writing)));
  await writeRedirects(folder, redirects);
  const versions = Object.fromEntries([...releases].map(([name, { version }]) => [name, version]));
  const record: CompositionRecord = {
    id,
    createdAt,
    origin,
    releases: versions,
    days: Object.fromEntries(days),
    owners,
    redirects,
    files: Object.fromEntries(files),
  };
  await writeFileAtomic(path.join(folder, RECORD_FILE), JSON.stringify(record));
  return record;
}

async function makeFolders(folder: string, files: string[]): Promise<void> {
  for (const name of new Set(files.map((file) => path.dirname(file))))
    await mkdir(path.join(folder, name), { recursive: true });
}

/** Whether all files other than documents are undamaged. */
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
