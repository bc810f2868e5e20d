import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE, type Release } from '@site/contracts';
import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import { LocalSite } from '@site/dev-tools/local-site.ts';
import { ConfigurationError } from '@site/process';
import pLimit from 'p-limit';
import type { Browser } from 'playwright';
import type { FileSizes } from '../../bench/first-load.ts';
import { withResources } from '../../bench/resources.ts';
import { parseRelease } from '../../shell/server/ingest/parse-release.ts';
import { ReleaseRefused } from '../../shell/server/ingest/release-refused.ts';
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
  /** Folder for the mirrored live releases of that site. */
  mirror: string;
  /** Folder with the releases and documents that the next check starts with. */
  kept: string;
  /** Folder for pictures. */
  pictures: string;
  onPage: (path: string, problems: string[]) => void;
}

/** The part of `GET /-/composition` that is read here. */
interface Report {
  refused: { remote: string; page?: string; reason: string }[];
}

/** Mirrors the live releases of the other remotes, if there is a running site. @returns remote → folder */
async function liveRemotes({ remote, site, mirror }: ReleaseCheck): Promise<Record<string, string>> {
  if (!site) return {};
  const { folders, finished } = await mirrorSite(site, mirror, (name) => name === remote);
  await finished;
  return folders;
}

const wouldRefuse = (remote: string, page: string | undefined, reason: string) =>
  new ConfigurationError(`The site would refuse this release of ${remote}: ${page ? `${page}: ` : ''}${reason}`);

/** @throws ConfigurationError when the site would refuse the description */
async function readRelease({ remote, folder }: ReleaseCheck): Promise<Release> {
  const text = await readFile(path.join(folder, RELEASE_FILE), 'utf8');
  try {
    return parseRelease(remote, text);
  } catch (error) {
    throw error instanceof ReleaseRefused ? wouldRefuse(remote, error.page, error.message) : error;
  }
}

/**
 * Paths of the pages to open.
 * @throws ConfigurationError when the release lacks a page that is asked for
 */
function pagesToOpen({ pages }: Release, { only }: ReleaseCheck): string[] {
  const own = pages.map((page) => page.path);
  const unknown = only.find((path) => !own.includes(path));
  if (unknown) throw new ConfigurationError(`There is no ${unknown} in this release: its pages are ${own.join(', ')}.`);
  return only.length === 0 ? own : own.filter((path) => only.includes(path));
}

/** @throws ConfigurationError when a running site has refused the release */
async function expectAccepted(url: string, remote: string): Promise<void> {
  const { refused } = (await (await fetch(new URL('/-/composition', url))).json()) as Report;
  const refusal = refused.find((one) => one.remote === remote);
  if (refusal) throw wouldRefuse(remote, refusal.page, refusal.reason);
}

/** A site of the release and of the others, which renders only what it has not rendered for an earlier check. */
async function createSite(check: ReleaseCheck): Promise<LocalSite> {
  const remotes = { ...(await liveRemotes(check)), [check.remote]: check.folder };
  return new LocalSite({ remotes, kept: check.kept });
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
    const paths = pagesToOpen(await readRelease(check), check);
    const site = await createSite(check);
    resources.defer(() => site.stop());
    await site.start();
    await expectAccepted(site.url, remote);
    await site.keep();
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
    return { pages: paths.length, bad, comparison: await writeComparison(pictures, `Release of ${remote}`, pictured) };
  });
}
