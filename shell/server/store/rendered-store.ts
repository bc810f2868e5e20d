import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@site/contracts/integrity';
import { tryReadJson } from '@site/process';
import * as z from 'zod';
import { compress, type Encoded, isEncodingOf, PROMPT_QUALITY } from './compress.ts';
import { UNFINISHED_AFTER_MS } from './retention.ts';

const INDEX = 'index.json';
const UNFINISHED = 'unfinished-';
/** Of former releases, and of what another instance on the same store uses. */
const KEEP_UNUSED = 100;

const describedSchema = z.object({
  path: z.string(),
  status: z.literal([200, 404, 503]),
  policy: z.string(),
  links: z.array(z.string()),
  ids: z.array(z.string()),
});
const indexSchema = z.object({
  /** ISO 8601. */
  renderedAt: z.string(),
  documents: z.array(z.object({ ...describedSchema.shape, integrity: z.string() })),
});

/** A document as it was rendered, and what is checked of it once the whole site is known. */
export interface RenderedPage extends z.infer<typeof describedSchema> {
  html: string;
}

/** A document in all encodings. */
export interface RenderedDocument extends z.infer<typeof describedSchema> {
  content: Buffer;
  encoded: Encoded;
  /** ISO 8601. */
  renderedAt: string;
}

/** Documents by what they were rendered from: rendering the same again is reading them. */
export interface RenderedStore {
  /** @returns nothing unless all documents are there as they were rendered */
  load(key: string): Promise<RenderedDocument[] | undefined>;
  /** Compresses documents and keeps them; what cannot be written is rendered again after a restart. */
  save(key: string, pages: RenderedPage[]): Promise<RenderedDocument[]>;
  /** Forgets all documents but these; on disk, the hundred last used ones of all others are kept. */
  prune(keys: ReadonlySet<string>): Promise<void>;
}

/** @param folder where documents are kept; made when it is missing */
export function openRenderedStore(folder: string): RenderedStore {
  const known = new Map<string, RenderedDocument[]>();

  const write = async (key: string, renderedAt: string, documents: RenderedDocument[]) => {
    await mkdir(folder, { recursive: true });
    const unfinished = await mkdtemp(path.join(folder, UNFINISHED));
    const files = documents.flatMap(({ content, encoded }, index) => [
      [`${index}.html`, content] as const,
      [`${index}.html.br`, encoded.br] as const,
      [`${index}.html.gz`, encoded.gzip] as const,
    ]);
    for (const [name, content] of files) await writeFile(path.join(unfinished, name), content);
    const described = documents.map(({ content, encoded, renderedAt: _, ...rest }) => ({
      ...rest,
      integrity: integrityOf(content),
    }));
    await writeFile(path.join(unfinished, INDEX), JSON.stringify({ renderedAt, documents: described }));
    await rm(path.join(folder, key), { recursive: true, force: true });
    await rename(unfinished, path.join(folder, key));
  };

  return {
    async load(key) {
      const documents = known.get(key) ?? (await readDocuments(path.join(folder, key)));
      if (documents) known.set(key, documents);
      return documents;
    },
    async save(key, pages) {
      const renderedAt = new Date().toISOString();
      const documents = await Promise.all(
        pages.map(async ({ html, ...described }) => {
          const content = Buffer.from(html);
          return { ...described, content, encoded: await compress(content, PROMPT_QUALITY), renderedAt };
        }),
      );
      known.set(key, documents);
      await write(key, renderedAt, documents).catch(() => {});
      return documents;
    },
    async prune(keys) {
      for (const key of known.keys()) if (!keys.has(key)) known.delete(key);
      for (const key of keys) await utimes(path.join(folder, key), new Date(), new Date()).catch(() => {});
      for (const entry of await removable(folder, keys))
        await rm(path.join(folder, entry), { recursive: true, force: true });
    },
  };
}

/** Entries that are neither used nor young enough to be kept. */
async function removable(folder: string, used: ReadonlySet<string>): Promise<string[]> {
  const entries = (await readdir(folder).catch(() => [])).filter((entry) => !used.has(entry));
  const ages = await Promise.all(
    entries.map(async (entry) => {
      const { mtimeMs } = await stat(path.join(folder, entry)).catch(() => ({ mtimeMs: 0 }));
      return { entry, ageMs: Date.now() - mtimeMs };
    }),
  );
  const isUnfinished = ({ entry }: { entry: string }) => entry.startsWith(UNFINISHED);
  const abandoned = ages.filter((one) => isUnfinished(one) && one.ageMs > UNFINISHED_AFTER_MS);
  const finished = ages.filter((one) => !isUnfinished(one)).sort((a, b) => a.ageMs - b.ageMs);
  return [...abandoned, ...finished.slice(KEEP_UNUSED)].map(({ entry }) => entry);
}

/** Nothing that is read is trusted: content is compared with its hash, encodings with the content. */
async function readDocuments(folder: string): Promise<RenderedDocument[] | undefined> {
  const index = await tryReadJson(path.join(folder, INDEX), indexSchema);
  if (!index) return undefined;
  const { renderedAt } = index;
  const read = async ({ integrity, ...described }: (typeof index.documents)[number], position: number) => {
    const file = path.join(folder, `${position}.html`);
    const [content, br, gzip] = await Promise.all([readFile(file), readFile(`${file}.br`), readFile(`${file}.gz`)]);
    const encoded = { br, gzip };
    const isWhole = integrityOf(content) === integrity && (await isEncodingOf(content, encoded));
    if (!isWhole) throw new Error(`${file} is damaged.`);
    return { ...described, content, encoded, renderedAt };
  };
  return Promise.all(index.documents.map(read)).catch(() => undefined);
}
