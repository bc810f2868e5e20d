import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { tryReadJson, writeFileAtomic } from '@site/process';
import pLimit, { type LimitFunction } from 'p-limit';
import * as z from 'zod';
import { abandonedIn, isUnfinished, writeFolder } from './unfinished-folder.ts';
import { readVerified } from './verified-file.ts';
import { writePrompt } from './write-encoded.ts';

const INDEX = 'index.json';
/** Number of unused entries to keep, for former releases and for other instances on the same store. */
const KEEP_UNUSED = 100;
/** Limit of concurrently open files: a site may have more pages than a process may open files. */
const CONCURRENCY = 16;

const edgesSchema = z.tuple([z.int(), z.int(), z.int(), z.int()]);

/**
 * Start of the layout, start and end of the page in it, and end of the layout, in UTF-16 code units: the layout can change without
 * the page.
 */
export type Edges = z.infer<typeof edgesSchema>;

export const describedSchema = z.object({
  path: z.string(),
  status: z.literal([200, 404, 503]),
  links: z.array(z.string()),
  ids: z.array(z.string()),
  edges: edgesSchema,
});
const keptSchema = z.object({ ...describedSchema.shape, integrity: z.string(), bytes: z.int() });
const indexSchema = z.object({
  /** ISO 8601. */
  renderedAt: z.string(),
  documents: z.array(keptSchema),
});

/** Rendered document, with the properties that are checked once the whole site is composed. */
export interface RenderedPage extends z.infer<typeof describedSchema> {
  html: string;
}

/** Rendered document as bytes, which are outside of the small heap. */
export interface FinishedPage extends z.infer<typeof describedSchema> {
  content: Buffer;
}

export const toFinished = ({ html, ...described }: RenderedPage): FinishedPage => ({
  ...described,
  content: Buffer.from(html),
});

/** Rendered document on disk, with its encodings. */
export interface RenderedDocument extends z.infer<typeof keptSchema> {
  file: string;
  /** ISO 8601. */
  renderedAt: string;
}

/** Cache of documents by the input of their rendering. */
export interface RenderedStore {
  /** @returns undefined unless all documents exist undamaged */
  load(key: string): Promise<RenderedDocument[] | undefined>;
  /**
   * Compresses and stores documents.
   * @throws error of the operating system, as on a full disk
   */
  save(key: string, pages: FinishedPage[]): Promise<void>;
  /** Causes documents to be verified again before they are used. */
  distrust(): void;
  /** Forgets all other documents; on disk, the last hundred used ones of these are kept. */
  prune(keys: ReadonlySet<string>): Promise<void>;
}

/**
 * @param folder for documents; created if missing
 * @param quality brotli quality at most
 */
export function openRenderedStore(folder: string, quality?: number): RenderedStore {
  const verified = new Map<string, RenderedDocument[]>();
  const limit = pLimit(CONCURRENCY);

  const write = async (unfinished: string, key: string, pages: FinishedPage[]) => {
    await mkdir(unfinished, { mode: 0o700 });
    const renderedAt = new Date().toISOString();
    const writing = pages.map((page, position) =>
      limit(() => writePage(path.join(unfinished, `${position}.html`), page, quality)),
    );
    const documents = await Promise.all(writing);
    await writeFileAtomic(path.join(unfinished, INDEX), JSON.stringify({ renderedAt, documents }));
    await rm(path.join(folder, key), { recursive: true, force: true });
    return locateIn(path.join(folder, key), { renderedAt, documents });
  };

  return {
    async load(key) {
      const documents = verified.get(key) ?? (await findDocuments(path.join(folder, key), limit));
      if (documents) verified.set(key, documents);
      return documents;
    },
    async save(key, pages) {
      await mkdir(folder, { recursive: true });
      const writing = writeFolder(path.join(folder, key), (unfinished) => write(unfinished, key, pages));
      verified.set(key, await writing);
    },
    distrust: () => verified.clear(),
    async prune(keys) {
      for (const key of verified.keys()) if (!keys.has(key)) verified.delete(key);
      for (const key of keys) await utimes(path.join(folder, key), new Date(), new Date()).catch(() => {});
      for (const entry of await removable(folder, keys).catch(() => []))
        await rm(path.join(folder, entry), { recursive: true, force: true });
    },
  };
}

async function writePage(
  file: string,
  { content, ...described }: FinishedPage,
  quality?: number,
): Promise<z.infer<typeof keptSchema>> {
  return { ...described, integrity: await writePrompt(file, content, quality), bytes: content.length };
}

/** Returns entries that are neither used nor recent. */
async function removable(folder: string, used: ReadonlySet<string>): Promise<string[]> {
  const entries = (await readdir(folder)).filter((entry) => !used.has(entry) && !isUnfinished(entry));
  const ages = await Promise.all(
    entries.map(async (entry) => {
      const { mtimeMs } = await stat(path.join(folder, entry)).catch(() => ({ mtimeMs: 0 }));
      return { entry, ageMs: Date.now() - mtimeMs };
    }),
  );
  const unused = ages.sort((a, b) => a.ageMs - b.ageMs).map(({ entry }) => entry);
  return [...(await abandonedIn(folder)), ...unused.slice(KEEP_UNUSED)];
}

const locateIn = (folder: string, { renderedAt, documents }: z.infer<typeof indexSchema>): RenderedDocument[] =>
  documents.map((kept, position) => ({ ...kept, file: path.join(folder, `${position}.html`), renderedAt }));

/** @returns undefined unless all of them are undamaged */
async function findDocuments(folder: string, limit: LimitFunction): Promise<RenderedDocument[] | undefined> {
  const index = await tryReadJson(path.join(folder, INDEX), indexSchema);
  if (!index) return undefined;
  const documents = locateIn(folder, index);
  const reading = documents.map(({ file, integrity }) => limit(() => readVerified(file, integrity, true)));
  return Promise.all(reading).then(
    () => documents,
    () => undefined,
  );
}
