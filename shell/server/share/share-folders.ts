import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readlink, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SiteConfig } from '@site/contracts';
import { tryReadJson, writeFileAtomic } from '@site/process';
import * as z from 'zod';
import type { Composition } from '../compose/composition.ts';
import { holds, type Published, writeComposition } from '../publish/composition-folder.ts';
import { readRecord } from '../publish/composition-record.ts';
import { folderName } from '../publish/folder-name.ts';
import { siteFiles } from '../publish/site-files.ts';
import { swapLink } from '../publish/swap-link.ts';
import { VISITORS } from '../publish/visitor-parts.ts';
import { olderThan } from '../store/older-than.ts';
import { UNFINISHED_AFTER_MS } from '../store/retention.ts';
import { UNFINISHED } from '../store/unfinished-name.ts';
import { bucketsOf } from './visitor-bucket.ts';

const LINK = 'share';
const FOLDERS = 'shares';
const SHARE_FILE = 'share.json';
/** The previous composition is kept, because it may still be read. */
const KEEP = 2;

const termsSchema = z.object({
  remote: z.string(),
  version: z.string(),
  percent: z.int(),
  /** Folder of the live composition. */
  beside: z.string(),
  /** Day for which it was rendered, `YYYY-MM-DD`. */
  day: z.string(),
});

/** Shared release and its conditions. */
export type ShareTerms = z.infer<typeof termsSchema>;

/** Published composition of a share. */
export interface PublishedShare {
  published: Published;
  terms: ShareTerms;
}

/**
 * Composition that a share of visitors gets, at the symlink `share` in the public folder. Its folder `-/visitors` has a file for
 * each bucket of visitors in the share. Without a share, the symlink points to `current`: a web server that has just checked for
 * the file still finds documents.
 */
export interface ShareFolders {
  current(): Promise<PublishedShare | undefined>;
  /** @param owners path → remote */
  publish(terms: ShareTerms, composition: Composition, owners: Record<string, string>): Promise<Published>;
  /** Points the symlink to the live composition. */
  end(): Promise<void>;
}

/** @param folder public folder */
export async function openShareFolders(folder: string, site: SiteConfig): Promise<ShareFolders> {
  const folders = path.join(folder, FOLDERS);
  const link = path.join(folder, LINK);
  await mkdir(folders, { recursive: true });

  const targetOf = () => readlink(link).catch(() => '');
  const leadToCurrent = () => swapLink(link, 'current');
  if (!(await targetOf())) await leadToCurrent();

  const current = async () => {
    const target = await targetOf();
    if (path.basename(path.dirname(target)) !== FOLDERS) return undefined;
    const name = path.join(folders, path.basename(target));
    const [record, terms] = await Promise.all([
      readRecord(name),
      tryReadJson(path.join(name, SHARE_FILE), termsSchema),
    ]);
    return record && terms && { published: { folder: name, record }, terms };
  };

  const write = async (...[terms, composition, owners]: Parameters<ShareFolders['publish']>) => {
    const unfinished = path.join(folders, UNFINISHED + randomUUID());
    const name = `${folderName(composition)}-${terms.percent}-${randomUUID()}`;
    try {
      await writeComposition(unfinished, composition, owners, siteFiles(composition, site));
      await mkdir(path.join(unfinished, VISITORS), { recursive: true });
      for (const bucket of bucketsOf(terms)) await writeFile(path.join(unfinished, VISITORS, bucket), '');
      await writeFileAtomic(path.join(unfinished, SHARE_FILE), JSON.stringify(terms));
      await rename(unfinished, path.join(folders, name));
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true, maxRetries: 3 });
      throw error;
    }
    return name;
  };

  const prune = async () => {
    const names = await readdir(folders);
    const isUnfinished = (name: string) => name.startsWith(UNFINISHED);
    const former = names.filter((name) => !isUnfinished(name)).sort();
    const used = path.basename(await targetOf());
    const abandoned = await olderThan(folders, names.filter(isUnfinished), UNFINISHED_AFTER_MS);
    for (const name of [...former.slice(0, -KEEP).filter((one) => one !== used), ...abandoned])
      await rm(path.join(folders, name), { recursive: true, force: true });
  };

  return {
    current,
    async publish(terms, composition, owners) {
      const before = await current();
      if (before && isDeepStrictEqual(before.terms, terms) && (await holds(before.published, composition)))
        return before.published;
      const name = await write(terms, composition, owners);
      await swapLink(link, path.join(FOLDERS, name));
      await prune();
      const record = await readRecord(path.join(folders, name));
      if (!record) throw new Error(`The record of ${name} cannot be read.`);
      return { folder: path.join(folders, name), record };
    },
    async end() {
      if (await current()) await leadToCurrent();
      await prune();
    },
  };
}
