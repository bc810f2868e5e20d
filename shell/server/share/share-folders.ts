import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SiteConfig } from '@site/contracts';
import { tryReadJson, writeFileAtomic } from '@site/process';
import * as z from 'zod';
import type { Composition } from '../compose/composition.ts';
import { holds, type Published, writeComposition } from '../publish/composition-folder.ts';
import { readRecord } from '../publish/composition-record.ts';
import { folderName } from '../publish/folder-name.ts';
import { CURRENT } from '../publish/public-folder.ts';
import { siteFiles } from '../publish/site-files.ts';
import { swapLink } from '../publish/swap-link.ts';
import { VISITORS } from '../publish/visitors-path.ts';
import { abandonedIn, isUnfinished, writeFolder } from '../store/unfinished-folder.ts';
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
  const leadToCurrent = () => swapLink(link, CURRENT);
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
    const target = path.join(folders, `${folderName(composition)}-${terms.percent}-${randomUUID()}`);
    const record = await writeFolder(target, async (unfinished) => {
      const written = await writeComposition(unfinished, composition, owners, siteFiles(composition, site));
      await mkdir(path.join(unfinished, VISITORS), { recursive: true });
      for (const bucket of bucketsOf(terms)) await writeFile(path.join(unfinished, VISITORS, bucket), '');
      await writeFileAtomic(path.join(unfinished, SHARE_FILE), JSON.stringify(terms));
      return written;
    });
    return { folder: target, record };
  };

  const prune = async () => {
    const former = (await readdir(folders)).filter((name) => !isUnfinished(name)).sort();
    const used = path.basename(await targetOf());
    for (const name of [...former.slice(0, -KEEP).filter((one) => one !== used), ...(await abandonedIn(folders))])
      await rm(path.join(folders, name), { recursive: true, force: true });
  };

  return {
    current,
    async publish(terms, composition, owners) {
      const before = await current();
      if (before && isDeepStrictEqual(before.terms, terms) && (await holds(before.published, composition)))
        return before.published;
      const published = await write(terms, composition, owners);
      await swapLink(link, path.join(FOLDERS, path.basename(published.folder)));
      await prune();
      return published;
    },
    async end() {
      if (await current()) await leadToCurrent();
      await prune();
    },
  };
}
