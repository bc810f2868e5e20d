import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type ListedPage,
  RELEASE_CONTRACT,
  RELEASE_FILE,
  type Release,
  type ReleasePage,
  releaseSchema,
  remotePath,
} from '@site/contracts';
import { describeFile } from '@site/contracts/integrity';
import { writeFileAtomic } from '@site/process';
import pLimit from 'p-limit';
import { type LiveDocument, readLiveDocument, staticHtmlIn } from './live-document.ts';
import type { LiveRelease, LiveSite } from './live-site.ts';
import { mirroredBundle } from './mirrored-bundle.ts';
import type { PageNode } from './page-tree.ts';

const CONCURRENCY = 8;
const SERVER = 'server/mirrored.cjs';

interface MirroredPage {
  listed: ListedPage;
  document: LiveDocument;
  /** Unset for a page that has a component. */
  staticHtml: string | undefined;
}

const toHtmlFile = (address: string) => `mirrored${address === '/' ? '/index' : address}.html`;

const toPage = (remote: string, { listed, document, staticHtml }: MirroredPage): ReleasePage => {
  const toFile = (address: string) => address.slice(remotePath(remote).length);
  const { path: address, title, description, sitemap, needsPages, needsToday, js, css, navigation } = listed;
  const { keywords, jsonLd, interactive, hydrateOnTouch } = document;
  return {
    path: address,
    meta: { title, description, keywords, ...(jsonLd.length > 0 && { jsonLd }) },
    sitemap,
    interactive,
    hydrateOnTouch,
    needsPages,
    needsToday,
    js: js.map(toFile),
    css: css.map(toFile),
    ...(staticHtml !== undefined && { html: toHtmlFile(address) }),
    ...(navigation && { navigation }),
  };
};

const containerOf = (remote: string, { container, entry, type }: LiveRelease) => ({
  name: container,
  entry: entry.slice(remotePath(remote).length),
  ...(type && { type }),
});

async function isMirrored(folder: string, version: string): Promise<boolean> {
  const text = await readFile(path.join(folder, RELEASE_FILE), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as Partial<Release>).version === version;
}

/**
 * Writes the live release of a remote as a local release, with its files unchanged and its documents as rendered. This requires
 * only public content.
 * @param folder receives the release
 */
export async function mirrorRemote(site: LiveSite, name: string, live: LiveRelease, folder: string): Promise<void> {
  if (await isMirrored(folder, live.version)) return;
  const limit = pLimit(CONCURRENCY);
  const listed = await site.pages(name, live.version);
  const pages = await Promise.all(
    listed.map((page) =>
      limit(async (): Promise<MirroredPage> => {
        const html = (await site.read(page.path)).toString();
        const document = readLiveDocument(html, site.origin + page.path);
        return { listed: page, document, staticHtml: live.paths.includes(page.path) ? undefined : staticHtmlIn(html) };
      }),
    ),
  );

  const addresses = new Set([
    live.entry,
    ...pages.flatMap(({ listed: { js, css }, document }) => [...js, ...css, ...document.files]),
  ]);
  const own = [...addresses].filter((address) => address.startsWith(remotePath(name)));
  const contents = new Map<string, Buffer>();
  await Promise.all(
    own.map((address) =>
      limit(async () => contents.set(address.slice(remotePath(name).length), await site.read(address))),
    ),
  );
  for (const { listed, staticHtml } of pages)
    if (staticHtml !== undefined) contents.set(toHtmlFile(listed.path), Buffer.from(staticHtml));
  const rendered = pages.filter(({ staticHtml }) => staticHtml === undefined);
  const trees = rendered.map(({ listed: { path: at }, document: { tree } }): [string, PageNode[]] => [at, tree]);
  if (trees.length > 0) contents.set(SERVER, Buffer.from(mirroredBundle(trees)));

  const release = releaseSchema.parse({
    contract: RELEASE_CONTRACT,
    name,
    version: live.version,
    ...(live.entry && { container: containerOf(name, live) }),
    ...(trees.length > 0 && { server: SERVER }),
    files: Object.fromEntries([...contents].map(([file, content]) => [file, describeFile(content)])),
    pages: pages.map((page) => toPage(name, page)),
    shared: {},
  } satisfies Release);
  await writeRelease(folder, release, contents);
}

/** Writes the description last: once it exists, so do all files. */
async function writeRelease(folder: string, release: Release, contents: Map<string, Buffer>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [file, content] of contents) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  await writeFileAtomic(path.join(folder, RELEASE_FILE), JSON.stringify(release));
}
