import type { SharedLibrary } from '@site/contracts';
import { createHost, type PagesModule } from './create-host.ts';

type ServerModules = Record<Exclude<SharedLibrary, '@site/forms'>, unknown>;

/** Forms are never sent while their page is rendered. */
const forms = { loadForms: () => Promise.reject(new Error('Forms are for browsers.')) };

/** Key under which containers of the kit find the host's copy of Module Federation. */
const RUNTIME = '_FEDERATION_RUNTIME_CORE';

/**
 * Creates a host like that of browsers, for a container that has been evaluated without one.
 * @param modules shared modules of the libraries on the server
 */
export function createEvaluatedHost(modules: ServerModules) {
  let container: unknown;
  const giveContainer = { name: 'give-container', loadEntry: async () => container as never };
  const host = createHost({ ...modules, '@site/forms': forms }, [giveContainer]);
  return {
    /** Global variables that a container expects. */
    globals: { [RUNTIME]: Reflect.get(globalThis, RUNTIME) as unknown },
    /** Shares the libraries with a container and returns its module `./pages`. */
    loadPages(name: string, evaluated: unknown): Promise<PagesModule | null> {
      container = evaluated;
      host.registerRemotes([{ name, entry: `/${name}.js`, entryGlobalName: name, type: 'global' }]);
      return host.loadRemote<PagesModule>(`${name}/pages`);
    },
  };
}
