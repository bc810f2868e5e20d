import path from 'node:path';
import { RELEASE_CONTRACT, type ReleasePage, SBOM_FILE } from '@site/contracts';
import { describeFile } from '@site/contracts/integrity';
import { ConfigurationError } from '@site/process';
import type { Compilation } from 'webpack';
import { pageFolder } from '../page-folder.ts';
import { readPackage } from '../read-package.ts';
import { type Described, filesOf } from '../webpack/pair-builds.ts';
import { requiredLibraries } from '../webpack/required-libraries.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { checkRelease } from './check-release.ts';
import { contentVersion } from './content-version.ts';
import { listFiles } from './list-files.ts';
import { readDeclarations } from './read-declarations.ts';

interface ReleaseParts {
  name: string;
  /** Folder of the remote. */
  dir: string;
  /** Folder with the build's output. */
  output: string;
  /** Global name of the Module Federation container. */
  container: string;
  /** Ranges in which the remote accepts the libraries of the shell, required or not. */
  shared: Record<string, string>;
  /** Whether a bill of materials is written; development builds need none. */
  listsMaterials: boolean;
}

/** A new major version of a library in the shell must refuse only releases that require it. */
function requiredRanges(ranges: Record<string, string>, ...compilations: Compilation[]): Record<string, string> {
  const required = new Set(compilations.flatMap((compilation) => [...requiredLibraries(compilation)]));
  return Object.fromEntries(Object.entries(ranges).filter(([library]) => required.has(library)));
}

/** Checks whether a file is more than a development aid. */
const isReleased = (file: string) => !/\.map$|\.hot-update\./.test(file);

/** Lists scripts and styles of a named chunk group of the browser build. */
function groupFiles(compilation: Compilation, group: string): { js: string[]; css: string[] } {
  const files = (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter(isReleased);
  return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
}

/** Returns the chunk name that `import.meta.webpackContext` gives to the module of a page. */
const chunkOfPage = (path: string) => `page-${pageFolder(path).replaceAll('/', '-')}-page-tsx`;

/** @throws ConfigurationError when two pages have the same chunk name, such as /a/b and /a-b */
function checkChunks(paths: readonly string[]): void {
  const pageOf = new Map<string, string>();
  for (const path of paths) {
    const chunk = chunkOfPage(path);
    const other = pageOf.get(chunk);
    if (other === path) throw new ConfigurationError(`Page ${path} is declared twice.`);
    if (other)
      throw new ConfigurationError(
        `Choose another path for page ${path}: its code would be in the same file as that of ${other}.`,
      );
    pageOf.set(chunk, path);
  }
}

/** Finds a page with code but without declaration. */
function findUndeclared(browser: Compilation, declared: Set<string>): string | undefined {
  for (const [name, { origins }] of browser.namedChunkGroups) {
    if (!/^page-.*-page-tsx$/.test(name) || declared.has(name)) continue;
    return path.posix.join('src/pages', origins[0]?.request ?? name);
  }
  return undefined;
}

async function describePages(bundle: string, browser: Compilation, entry: string): Promise<ReleasePage[]> {
  const expose = groupFiles(browser, 'pages');
  const pages = await readDeclarations(bundle);
  checkChunks(pages.map(({ path }) => path));
  const undeclared = findUndeclared(browser, new Set(pages.map(({ path }) => chunkOfPage(path))));
  if (undeclared) throw new ConfigurationError(`The page ${undeclared} is not declared in src/remote.ts.`);
  return pages.map((page) => {
    const own = groupFiles(browser, chunkOfPage(page.path));
    if (own.js.length === 0)
      throw new ConfigurationError(`Page ${page.path} has no code: write src/pages/${pageFolder(page.path)}/page.tsx.`);
    return {
      ...page,
      js: [...new Set([entry, ...expose.js, ...own.js])],
      css: [...new Set([...expose.css, ...own.css])],
    };
  });
}

/**
 * Describes a finished build: the content of `release.json` and the bill of materials.
 * @throws ConfigurationError when a declared page has no code, or a declaration or a file name violates the contract
 */
export async function describeRelease(
  parts: ReleaseParts,
  browser: Compilation,
  server: Compilation,
  others: Compilation[],
): Promise<Described> {
  const entry = filesOf(browser).find((file) => /^static\/remote\.[^/]+\.js$/.test(file));
  const bundle = filesOf(server).find((file) => file.endsWith('.cjs'));
  if (!entry || !bundle) throw new Error(`The build of ${parts.name} has no container entry or no server bundle.`);

  const compilations = [browser, server, ...others];
  const names = compilations.flatMap(filesOf).filter(isReleased);
  const shared = requiredRanges(parts.shared, browser, server);
  const { version } = readPackage(parts.dir);
  const texts: Record<string, string> = parts.listsMaterials
    ? { [SBOM_FILE]: await billOfMaterials({ ...parts, version }, compilations) }
    : {};
  const described = Object.entries(texts).map(([file, text]) => [file, describeFile(text)] as const);
  const files = { ...(await listFiles(parts.output, names)), ...Object.fromEntries(described) };

  const pages = await describePages(path.join(parts.output, bundle), browser, entry);
  const content = checkRelease({
    contract: RELEASE_CONTRACT,
    name: parts.name,
    // Another version of this package may describe the same files differently.
    version: contentVersion(version, files, shared, pages),
    container: { name: parts.container, entry },
    server: bundle,
    files,
    pages,
    shared,
  });
  return { content, texts };
}
