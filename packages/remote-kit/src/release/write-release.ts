import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageInfoSchema, RELEASE_CONTRACT, type Release, type ReleasePage, releaseSchema } from '@site/contracts';
import type { Compilation } from 'webpack';
import * as z from 'zod/mini';
import { pageFolder } from '../page-folder.ts';
import { declaredPages } from './evaluate-bundle.ts';

export interface ReleaseParts {
  name: string;
  /** Folder of the remote. */
  dir: string;
  /** Folder with the build's output, which receives `release.json`. */
  output: string;
  /** Global name of the Module Federation container. */
  container: string;
  shared: Record<string, string>;
}

const filesOf = (compilation: Compilation) => compilation.getAssets().map((asset) => asset.name);

/** Files that a named chunk group of the browser build needs, scripts and styles apart. */
function groupFiles(compilation: Compilation, group: string): { js: string[]; css: string[] } {
  const files = compilation.namedChunkGroups.get(group)?.getFiles() ?? [];
  return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
}

/** Chunk name that `import.meta.webpackContext` gives to the page's module. */
const chunkOfPage = (path: string) => `page-${pageFolder(path).replaceAll('/', '-')}-page-tsx`;

async function describeFile(output: string, file: string): Promise<[string, Release['files'][string]]> {
  const content = await readFile(path.join(output, file));
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return [file, { integrity, size: content.length }];
}

async function describePages(bundle: string, browser: Compilation, entry: string): Promise<ReleasePage[]> {
  const expose = groupFiles(browser, 'pages');
  const pages = z.array(pageInfoSchema).parse(await declaredPages(bundle));
  const declared = new Set(pages.map(({ path }) => chunkOfPage(path)));
  const undeclared = [...browser.namedChunkGroups.keys()].find(
    (name) => /^page-.*-page-tsx$/.test(name) && !declared.has(name),
  );
  if (undeclared) throw new Error(`The page behind chunk ${undeclared} is not declared in src/remote.ts.`);
  return pages.map((page) => {
    const own = groupFiles(browser, chunkOfPage(page.path));
    if (own.js.length === 0)
      throw new Error(`Page ${page.path} has no code: write src/pages/${pageFolder(page.path)}/page.tsx.`);
    return {
      ...page,
      js: [...new Set([entry, ...expose.js, ...own.js])],
      css: [...new Set([...expose.css, ...own.css])],
    };
  });
}

/**
 * Describes a finished build in `release.json`. It is written last and by rename: whoever sees the file sees a
 * complete release.
 * @param parts what the build knows of the remote
 * @throws when a declared page has no code, or a declaration does not fit the contract
 */
export async function writeRelease(parts: ReleaseParts, browser: Compilation, server: Compilation): Promise<Release> {
  const entry = filesOf(browser).find((file) => /^static\/remote\.[^/]+\.js$/.test(file));
  const bundle = filesOf(server).find((file) => file.endsWith('.cjs'));
  if (!entry || !bundle) throw new Error(`The build of ${parts.name} has no container entry or no server bundle.`);

  const names = [...new Set([...filesOf(browser), ...filesOf(server)])].sort();
  const files = Object.fromEntries(await Promise.all(names.map((name) => describeFile(parts.output, name))));
  const { version } = JSON.parse(await readFile(path.join(parts.dir, 'package.json'), 'utf8'));
  const content = createHash('sha256')
    .update(JSON.stringify([files, parts.shared]))
    .digest('hex')
    .slice(0, 10);

  const release = releaseSchema.parse({
    contract: RELEASE_CONTRACT,
    name: parts.name,
    version: `${version}-${content}`,
    container: { name: parts.container, entry },
    server: bundle,
    files,
    pages: await describePages(path.join(parts.output, bundle), browser, entry),
    shared: parts.shared,
  });
  const target = path.join(parts.output, 'release.json');
  await writeFile(`${target}.new`, JSON.stringify(release, null, 1));
  await rename(`${target}.new`, target);
  return release;
}
