import type { Release } from '@site/contracts';
import { releaseFilePath, remotePath } from '@site/contracts/release-files';
import { describeFault } from '../rendering-process/describe-fault.ts';
import type { ShellBundle } from '../rendering-process/evaluate-bundle.ts';
import { type BrowserScope, createBrowserScope } from './browser-scope.ts';

/** Module Federation host with the shared libraries. */
export type ContainerHost = ReturnType<ShellBundle['createContainerHost']>;

/** Code of a release as browsers load it. */
export interface BrowserCode {
  /** Loads the code of a page. @throws when a browser could not load it either */
  loadPage(path: string): Promise<void>;
}

const isComponent = (value: unknown) => typeof value === 'function' || (typeof value === 'object' && value !== null);

const EMPTY = {
  name: 'empty',
  container: { name: 'empty', entry: 'entry.js' },
  files: { 'entry.js': { integrity: '', size: 0 } },
};
const ENTRY = 'var empty = { init() {}, get: async () => () => ({ loadPage: async () => () => null }) };';

/** Opens an empty container, so that the code for the next one is loaded and compiled. */
export async function openEmptyContainer(host: ContainerHost): Promise<void> {
  const code = await openContainer(EMPTY, { 'entry.js': ENTRY }, host);
  await code.loadPage('/');
}

/**
 * Describes a failure for the team, preferring the error of a script over its consequences. Returns `undefined` when the
 * limited browser scope may be the cause.
 */
function reasonFor(scope: BrowserScope, error: unknown): string | undefined {
  return scope.isUncertain() ? undefined : describeFault(scope.firstError() ?? error);
}

/**
 * Runs the container of a release and loads its module `./pages` as browsers do.
 * @param texts file name → text of the release's scripts
 * @throws an error with a sentence for the team when that fails
 */
export async function openContainer(
  { name, container, files }: Pick<Release, 'name' | 'files'> & { container: NonNullable<Release['container']> },
  texts: Record<string, string>,
  host: ContainerHost,
): Promise<BrowserCode> {
  const folder = remotePath(name);
  const readFile = (path: string) => {
    const file = path.startsWith(folder) ? path.slice(folder.length) : '';
    return Object.hasOwn(files, file) ? (texts[file] ?? '') : undefined;
  };
  const scope = createBrowserScope({ readFile, globals: host.globals });
  const attempt = async <Result>(what: string, work: () => Result | Promise<Result>) => {
    try {
      return await work();
    } catch (error) {
      const reason = reasonFor(scope, error);
      if (reason === undefined) return undefined;
      throw new Error(`${what}: ${reason}`, { cause: error });
    }
  };

  const subject = `The container of ${name}`;
  await attempt(`${subject} cannot be executed`, () => scope.run(releaseFilePath(name, container.entry)));
  const global = scope.global(container.name);
  if (!global && !scope.isUncertain())
    throw new Error(`${subject} does not set the global variable ${container.name}.`);
  const pages = await attempt(`${subject} has no module ./pages that loads`, () =>
    host.loadPages(container.name, global),
  );
  return {
    async loadPage(path) {
      await attempt('its code does not load in browsers', async () => {
        const component = await pages?.loadPage(path);
        if (!isComponent(component)) throw new Error('loadPage returns no component');
      });
    },
  };
}
