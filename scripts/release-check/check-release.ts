import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import { copyStore, LocalSite } from '@site/dev-tools/local-site.ts';
import { ConfigurationError } from '@site/process';
import pLimit from 'p-limit';
import type { Browser } from 'playwright';
import type { FileSizes } from '../../bench/first-load.ts';
import { withResources } from '../../bench/resources.ts';
import { mirrorSite } from '../../shell/server/mirror/mirror-site.ts';
import { checkPage } from './check-page.ts';
import { type PicturedPage, saveLive, writeComparison } from './screenshots.ts';

const CONCURRENCY = 3;

interface ReleaseCheck {
  remote: string;
  /** Folder of the release. */
  folder: string;
  /** Paths of the pages to open; all when there are none. */
  only: string[];
  /** Address of the running site that has the other remotes, and the pages to show beside those of the release. */
  site?: string | undefined;
  /** Folder that keeps what is live of it. */
  mirror: string;
  /** Folder that keeps what the site has rendered for the next check. */
  kept: string;
  /** Folder for pictures. */
  pictures: string;
  onPage: (path: string, problems: string[]) => void;
}

/** The part of `GET /-/composition` that is read here. */
interface Report {
  pages: { path: string; remote: string }[];
  refused: { remote: string; page?: string; reason: string }[];
}

/** What the other remotes have live, if a site is named: remote → folder. */
async function liveRemotes({ remote, site, mirror }: ReleaseCheck): Promise<Record<string, string>> {
  if (!site) return {};
  const { folders, finished } = await mirrorSite(site, mirror, (name) => name === remote);
  await finished;
  return folders;
}

/**
 * Paths of the pages to open on a running site.
 * @throws ConfigurationError when the site has refused the release, or lacks a page that is asked for
 */
async function pagesToOpen(url: string, { remote, only }: ReleaseCheck): Promise<string[]> {
  const report = (await (await fetch(new URL('/-/composition', url))).json()) as Report;
  const refusal = report.refused.find((one) => one.remote === remote);
  if (refusal) {
    const reason = [refusal.page, refusal.reason].filter(Boolean).join(': ');
    throw new ConfigurationError(`The site would refuse this release of ${remote}: ${reason}`);
  }
  const own = report.pages.filter((page) => page.remote === remote).map(({ path }) => path);
  const unknown = only.find((path) => !own.includes(path));
  if (unknown) throw new ConfigurationError(`There is no ${unknown} in this release: its pages are ${own.join(', ')}.`);
  return only.length === 0 ? own : own.filter((path) => only.includes(path));
}

/** A site of the release and of the others, which renders only what it has not rendered for an earlier check. */
async function createSite(check: ReleaseCheck): Promise<LocalSite> {
  const store = path.join(check.kept, 'store');
  const remotes = { ...(await liveRemotes(check)), [check.remote]: check.folder };
  return new LocalSite({ remotes, store: existsSync(store) ? store : undefined });
}

async function keepRendered(site: LocalSite, { kept }: ReleaseCheck): Promise<void> {
  await site.stopShell();
  await rm(kept, { recursive: true, force: true });
  await copyStore(site.store, kept);
}

async function hasLivePictures(browser: Browser, path: string, { site, pictures }: ReleaseCheck): Promise<boolean> {
  return site ? saveLive(browser, new URL(path, site), pictures) : false;
}

/**
 * Opens pages of a release in a browser, on a site that is composed of this release and of the others: as they are live
 * on the site that is named, or as they are in this checkout.
 * @returns the number of pages with problems, and the file that shows the pictures
 * @throws ConfigurationError when the site refuses the release, or lacks a page that is asked for
 * @throws when there is no browser, when the site does not start, or when the running site cannot be reached
 */
export async function checkRelease(check: ReleaseCheck): Promise<{ pages: number; bad: number; comparison: string }> {
  const { remote, pictures, onPage } = check;
  return withResources(async (resources) => {
    const site = await createSite(check);
    resources.defer(() => site.stop());
    await site.start();
    const paths = await pagesToOpen(site.url, check);
    const browser = await launchBrowser();
    resources.defer(() => browser.close());

    await rm(pictures, { recursive: true, force: true });
    const sizes: FileSizes = new Map();
    let bad = 0;
    const pictured = await pLimit(CONCURRENCY).map(paths, async (path): Promise<PicturedPage> => {
      const problems = await checkPage({ browser, address: new URL(path, site.url), sizes, pictures });
      const isLive = await hasLivePictures(browser, path, check);
      if (problems.length > 0) bad += 1;
      onPage(path, problems);
      return { path, isLive };
    });
    await keepRendered(site, check);
    return { pages: paths.length, bad, comparison: await writeComparison(pictures, `Release of ${remote}`, pictured) };
  });
}
