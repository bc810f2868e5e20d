import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCorePlugin from '@module-federation/inject-external-runtime-core-plugin';
import { forSharedLibraries, type PageProps, type SharedLibrary } from '@site/contracts';
import type { ComponentType } from 'react';
import { sharedVersions } from '../shared-versions.ts';

/** Exports of a container's module `./pages`. */
export interface PagesModule {
  loadPage(path: string): Promise<ComponentType<PageProps>>;
}

/**
 * Creates the Module Federation host: loads remotes and provides the libraries that must be single instances.
 * @param modules shared modules of each library
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
