import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCorePlugin from '@module-federation/inject-external-runtime-core-plugin';
import { forSharedLibraries, type PageProps, type SharedLibrary } from '@site/contracts';
import type { ComponentType } from 'react';
import { sharedVersions } from '../shared-versions.ts';

/** What the module `./pages` of a container provides. */
export interface PagesModule {
  loadPage(path: string): Promise<ComponentType<PageProps>>;
}

/**
 * Module Federation host: remotes in, the libraries that must be one instance out.
 * @param modules what remotes get of each library
 */
export function createHost(modules: Record<SharedLibrary, unknown>, plugins: ModuleFederationRuntimePlugin[] = []) {
  const shared = forSharedLibraries((library) => ({
    version: sharedVersions[library],
    lib: () => modules[library],
    shareConfig: { singleton: true, requiredVersion: `^${sharedVersions[library]}`, eager: true },
  }));
  return createInstance({
    name: 'shell',
    remotes: [],
    shared,
    plugins: [injectExternalRuntimeCorePlugin(), ...plugins],
  });
}
