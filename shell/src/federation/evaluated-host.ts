import type { SharedLibrary } from '@site/contracts';
import { createHost, type PagesModule } from './create-host.ts';

type ServerModules = Record<Exclude<SharedLibrary, '@site/forms'>, unknown>;

/** No form is sent while its page is rendered. */
const forms = { loadForms: () => Promise.reject(new Error('Forms are for browsers.')) };

/** Where containers of the kit look for the code of Module Federation, of which there is one copy: the host's. */
const RUNTIME = '_FEDERATION_RUNTIME_CORE';

/**
 * The host that browsers have, for a container that has been evaluated without one.
 * @param modules what remotes get of the libraries that the server has
 */
export function createEvaluatedHost(modules: ServerModules) {
  let container: unknown;
  const giveContainer = { name: 'give-container', loadEntry: async () => container as never };
  const host = createHost({ ...modules, '@site/forms': forms }, [giveContainer]);
  return {
    /** Global variables that a container expects. */
    globals: { [RUNTIME]: Reflect.get(globalThis, RUNTIME) as unknown },
    /** Gives a container what is shared, and takes its module `./pages`. */
    loadPages(name: string, evaluated: unknown): Promise<PagesModule | null> {
      container = evaluated;
      host.registerRemotes([{ name, entry: `/${name}.js`, entryGlobalName: name, type: 'global' }]);
      return host.loadRemote<PagesModule>(`${name}/pages`);
    },
  };
}
