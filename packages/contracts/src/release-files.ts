import type { BrowserRelease } from './composition.ts';
import { feedFiles } from './feeds.ts';
import type { NavigationEntry } from './navigation.ts';
import type { PageSummary } from './page.ts';
import type { Release, ReleasePage } from './release.ts';

/** Name of the file that describes a release; its content fits `releaseSchema`. */
export const RELEASE_FILE = 'release.json';

/** Name of the Module Federation manifest, which lists the exposed modules of a release for other applications. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

/**
 * Name of the optional CycloneDX bill of materials of a release. It is for operators: the store keeps it, and it is not served
 * to browsers.
 */
export const SBOM_FILE = 'sbom.cdx.json';

/** Path below which the site serves the files of all remotes. */
export const REMOTES_PATH = '/remotes/';

/** Returns the path below which the site serves the files of a remote: the public path of its build. */
export const remotePath = (remote: string): string => `${REMOTES_PATH}${remote}/`;

/**
 * Returns the path at which the site serves a file of a remote.
 * @param file as the release lists it, such as `static/remote.js`
 */
export const releaseFilePath = (remote: string, file: string): string => `${remotePath(remote)}${file}`;

/** Returns the path at which the site serves the {@link ListedPage}s of a release. */
export const pageListPath = (remote: string, version: string): string =>
  releaseFilePath(remote, `releases/${version}.json`);

/** Returns the name of the remote in a path below {@link REMOTES_PATH}. */
export const remoteOfPath = (path: string): string => path.split('/')[2] ?? '';

/**
 * Lists the files of a release that browsers may cache: all except the server bundle, the HTML that becomes part of documents,
 * the bill of materials, and the manifest and feeds, whose content changes with each release at the same address.
 */
export function browserFiles({ files, server, pages }: Pick<Release, 'files' | 'server' | 'pages'>): string[] {
  const named = [FEDERATION_MANIFEST, SBOM_FILE, server];
  const others = new Set([...named, ...feedFiles({ files }), ...pages.map(({ html }) => html)]);
  return Object.keys(files).filter((file) => !others.has(file));
}

/** Page as a tab needs it before navigating there. */
export interface ListedPage extends Omit<PageSummary, 'remote'> {
  needsPages: boolean;
  needsToday: boolean;
  /** Paths of scripts and styles to fetch. */
  js: string[];
  css: string[];
  /** Entries of header and footer, for applications that show the page elsewhere. */
  navigation?: NavigationEntry[];
}

/** Lists the pages of a release for the file at {@link pageListPath}. */
export function listPages({ name, pages }: Pick<Release, 'name' | 'pages'>): ListedPage[] {
  const toPath = (file: string) => releaseFilePath(name, file);
  return pages.map(({ path, meta, sitemap, needsPages, needsToday, js, css, navigation }) => ({
    path,
    title: meta.title,
    description: meta.description,
    sitemap,
    needsPages,
    needsToday,
    js: js.map(toPath),
    css: css.map(toPath),
    ...(navigation && { navigation }),
  }));
}

/** Lists the files of a release that documents of these pages are made from. */
export const renderedFrom = ({ server }: Pick<Release, 'server'>, pages: ReleasePage[]): Set<string> =>
  new Set([server, ...pages.flatMap(({ html, css }) => [html, ...css])].filter((file) => file !== undefined));

/** How browsers reach a release. */
export const toBrowserRelease = ({ name, version, container }: Release): BrowserRelease => ({
  version,
  container: container?.name ?? '',
  entry: container ? releaseFilePath(name, container.entry) : '',
  ...(container?.type === 'module' && { type: container.type }),
});

/** Pages that a tab can show without loading their document: those that have a component. */
export const componentPages = ({ pages }: Pick<Release, 'pages'>): ReleasePage[] =>
  pages.filter(({ html }) => html === undefined);

/** Returns the public summary of a listed page. */
export const toPageSummary = (
  remote: string,
  { path, title, description, sitemap }: Omit<PageSummary, 'remote'>,
): PageSummary => ({ path, remote, title, description, sitemap });
