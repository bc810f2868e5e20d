import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/contracts';
import { tryReadJson, writeFileAtomic } from '@site/process';
import * as z from 'zod';
import type { Composition } from '../compose/composition.ts';
import { type Published, writeComposition } from '../publish/composition-folder.ts';
import { readRecord } from '../publish/composition-record.ts';
import { siteFiles } from '../publish/site-files.ts';
import { olderThan } from '../store/older-than.ts';
import { ABANDONED_AFTER_MS, writeFolder } from '../store/unfinished-folder.ts';
import { readVerified } from '../store/verified-file.ts';
import { writePrompt } from '../store/write-encoded.ts';
import { toPreviewDocument } from './preview-document.ts';

const PREVIEW_FILE = 'preview.json';
const ID = /^[0-9a-f]{32}$/;
/** 128 bits, as for tokens of sessions (OWASP asks for 64). */
const ID_BYTES = 16;
const LIFETIME_MS = 24 * 60 * 60 * 1_000;
/** Each takes about as much space as all documents of the site. */
const MAX_PREVIEWS = 20;

const previewSchema = z.object({
  id: z.string(),
  remote: z.string(),
  version: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
});

/** Preview of a release. */
export type Preview = z.infer<typeof previewSchema>;

/** Compositions that are accessible only by secret id. Shells that share a data folder share them. */
export interface PreviewFolders {
  /** @param owners path → remote */
  write(
    of: Pick<Preview, 'remote' | 'version'>,
    composition: Composition,
    owners: Record<string, string>,
  ): Promise<Preview>;
  /** @returns undefined for an expired or unknown preview */
  find(id: string): Promise<Published | undefined>;
  /** Lists active previews, newest first. */
  list(): Promise<Preview[]>;
  /** Ends all previews of a release. @returns their number */
  end(of: Pick<Preview, 'remote' | 'version'>): Promise<number>;
  /** Lists releases whose files previews need. */
  needed(): Promise<{ name: string; version: string }[]>;
  /** Removes expired previews and, beyond the limit, the oldest of the remote that has the most. @returns those that had not expired */
  prune(): Promise<Preview[]>;
}

interface PreviewFoldersOptions {
  /** Created if missing. */
  folder: string;
  site: SiteConfig;
  /** Clock, in milliseconds since 1970. */
  now: () => number;
}

/** Returns the previews to end: the oldest of the remote that has the most, which protects those of other teams. */
function previewsToEnd(newestFirst: Preview[]): Preview[] {
  let kept = newestFirst.toReversed();
  while (kept.length > MAX_PREVIEWS) {
    // Of groups of equal size, the first one has the oldest preview.
    const groups = [...Map.groupBy(kept, ({ remote }) => remote).values()];
    const [oldest] = groups.reduce((most, group) => (group.length > most.length ? group : most));
    kept = kept.filter((one) => one !== oldest);
  }
  return newestFirst.filter((one) => !kept.includes(one));
}

export async function openPreviewFolders({ folder, site, now }: PreviewFoldersOptions): Promise<PreviewFolders> {
  await mkdir(folder, { recursive: true });
  const folderOf = (id: string) => path.join(folder, id);
  const read = (id: string) => tryReadJson(path.join(folderOf(id), PREVIEW_FILE), previewSchema);
  const isOver = ({ expiresAt }: Preview) => Date.parse(expiresAt) <= now();

  /** Newest first. */
  const list = async () => {
    const previews = await Promise.all((await readdir(folder)).filter((name) => ID.test(name)).map(read));
    return previews.filter((one) => one !== undefined).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  };

  const find = async (id: string) => {
    const preview = ID.test(id) ? await read(id) : undefined;
    if (!preview || isOver(preview)) return undefined;
    const record = await readRecord(folderOf(id));
    return record && { folder: folderOf(id), record };
  };

  const remove = (names: string[]) =>
    Promise.all(names.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));

  const running = async () => (await list()).filter((one) => !isOver(one));

  return {
    find,
    list: running,
    async end({ remote, version }) {
      const ended = (await running()).filter((one) => one.remote === remote && one.version === version);
      await remove(ended.map(({ id }) => id));
      return ended.length;
    },
    async write(of, composition, owners) {
      const createdAt = now();
      const preview: Preview = {
        ...of,
        id: randomBytes(ID_BYTES).toString('hex'),
        createdAt: new Date(createdAt).toISOString(),
        expiresAt: new Date(createdAt + LIFETIME_MS).toISOString(),
      };
      await writeFolder(folderOf(preview.id), async (unfinished) => {
        await writeComposition(
          unfinished,
          composition,
          owners,
          siteFiles(composition, site),
          async ({ file, integrity }, target) => {
            const { content } = await readVerified(file, integrity, false);
            const shown = Buffer.from(toPreviewDocument(content.toString(), preview));
            return { integrity: await writePrompt(target, shown), bytes: shown.length };
          },
        );
        await writeFileAtomic(path.join(unfinished, PREVIEW_FILE), JSON.stringify(preview));
      });
      return preview;
    },
    async needed() {
      const found = await Promise.all((await list()).map(({ id }) => find(id)));
      return found.flatMap((published) =>
        Object.entries(published?.record.releases ?? {}).map(([name, version]) => ({ name, version })),
      );
    },
    async prune() {
      const previews = await list();
      const ended = previewsToEnd(previews.filter((one) => !isOver(one)));
      const finished = new Set(previews.map(({ id }) => id));
      const others = (await readdir(folder)).filter((name) => !finished.has(name));
      const abandoned = await olderThan(folder, others, ABANDONED_AFTER_MS);
      const over = [...previews.filter(isOver), ...ended].map(({ id }) => id);
      await remove([...over, ...abandoned]);
      return ended;
    },
  };
}
