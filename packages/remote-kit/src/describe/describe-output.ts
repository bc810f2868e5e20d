import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_CONTRACT, RELEASE_FILE, type Release, type ReleasePage } from '@site/contracts';
import { SIGNATURE_FILE } from '@site/contracts/signature';
import { ConfigurationError } from '@site/process';
import { pageFolder } from '../page-folder.ts';
import { readPackage } from '../read-package.ts';
import { checkRelease } from '../release/check-release.ts';
import { contentVersion } from '../release/content-version.ts';
import { listFiles } from '../release/list-files.ts';
import { type FederationManifest, readFederationManifest } from './federation-manifest.ts';
import { readStatement, type Statement } from './statement.ts';

/** Files that describe the output; no part of the release. */
const REPORTS = new Set([RELEASE_FILE, SIGNATURE_FILE, 'mf-stats.json']);

/** Lists the files of a release below a folder, without names that begin with a dot. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    throw new ConfigurationError(`There is no folder ${folder}: build the remote first.`, { cause: error });
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !REPORTS.has(file) && !/(?:^|\/)\./.test(file));
}

/** Finds the one file of an output that matches a pattern. */
type FindFile = (pattern: string) => string;

function finderIn(output: string, names: string[]): FindFile {
  return (pattern) => {
    const [file, ...others] = names.filter((name) => path.posix.matchesGlob(name, pattern));
    if (file && others.length === 0) return file;
    const found = file
      ? `matches ${others.length + 1} files in ${output}, such as ${file}`
      : `matches no file in ${output}`;
    throw new ConfigurationError(`"${pattern}" ${found}: name one file, with a star for its hash.`);
  };
}

const containerOf = ({ container }: Statement, manifest: FederationManifest | undefined, find: FindFile) =>
  container ? { ...container, entry: find(container.entry) } : manifest?.container;

/** Returns the style sheets of the exposed module of a page, otherwise those of all pages. */
const stylesOf = (pagePath: string, styles: FederationManifest['styles'] | undefined): string[] =>
  styles?.get(`./pages/${pageFolder(pagePath)}`) ?? styles?.get('./pages') ?? [];

function describePage(
  { html, js, css, ...page }: Statement['pages'][number],
  container: Release['container'],
  manifest: FederationManifest | undefined,
  find: FindFile,
): ReleasePage {
  const entry = container && html === undefined ? [container.entry] : [];
  return {
    ...page,
    js: js?.map(find) ?? entry,
    css: css?.map(find) ?? (html === undefined ? stylesOf(page.path, manifest?.styles) : []),
    ...(html !== undefined && { html: find(html) }),
  };
}

/**
 * Describes the output of any bundler: the content of `release.json`.
 * @param output folder of the build
 * @param statementFile statement of the team, in the folder of its package.json
 * @throws ConfigurationError with a sentence for the team
 */
export async function describeOutput(output: string, statementFile: string): Promise<Release> {
  const statement = await readStatement(statementFile);
  const names = await filesBelow(output);
  const manifest = await readFederationManifest(output);
  const find = finderIn(output, names);
  const container = containerOf(statement, manifest, find);
  const server = statement.server && find(statement.server);
  const rendered = statement.pages.find(({ html }) => html === undefined);
  if (rendered && !container)
    throw new ConfigurationError(
      `Page ${rendered.path} needs a container: state "container" in ${statementFile}, or have the build write mf-manifest.json.`,
    );
  if (rendered && !server)
    throw new ConfigurationError(
      `Page ${rendered.path} needs a bundle that renders it: state "server" in ${statementFile}, or "html" for the page.`,
    );
  const pages = statement.pages.map((page) => describePage(page, container, manifest, find));
  const shared = statement.shared ?? manifest?.shared ?? {};
  const files = await listFiles(output, names);
  const version = statement.version ?? readPackage(path.dirname(path.resolve(statementFile))).version;

  return checkRelease({
    contract: RELEASE_CONTRACT,
    name: statement.name,
    version: contentVersion(version, files, shared, pages, container, server),
    container,
    server,
    files,
    pages,
    shared,
  });
}
