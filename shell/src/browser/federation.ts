import { createInstance } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCorePlugin from '@module-federation/inject-external-runtime-core-plugin';
import { type BrowserRelease, forSharedLibraries, type PageProps, type SharedLibrary } from '@site/contracts';
import * as forms from '@site/forms';
import * as router from '@site/router';
import * as toasts from '@site/toasts';
import type { ComponentType } from 'react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { sharedVersions } from '../shared-versions.ts';

interface PagesModule {
  loadPage(path: string): Promise<ComponentType<PageProps>>;
}

const modules = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@site/router': router,
  '@site/toasts': toasts,
  '@site/forms': forms,
} satisfies Record<SharedLibrary, unknown>;

const shared = forSharedLibraries((library) => ({
  version: sharedVersions[library],
  lib: () => modules[library],
  shareConfig: { singleton: true, requiredVersion: `^${sharedVersions[library]}`, eager: true },
}));

/** Module Federation host of this tab: remotes in, the libraries that must be one instance out. */
export function createFederation() {
  const host = createInstance({ name: 'shell', remotes: [], shared, plugins: [injectExternalRuntimeCorePlugin()] });
  return {
    /** Fetches the code of a page; rejects when the remote's files cannot be had. */
    async loadPage({ container, entry }: BrowserRelease, path: string): Promise<ComponentType<PageProps>> {
      host.registerRemotes([{ name: container, entry, entryGlobalName: container, type: 'global' }]);
      const module = await host.loadRemote<PagesModule>(`${container}/pages`);
      if (!module) throw new Error(`${container} has no pages.`);
      return module.loadPage(path);
    },
  };
}
