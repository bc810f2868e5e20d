import type { BrowserRelease, PageProps } from '@site/contracts';
import * as forms from '@site/forms';
import * as router from '@site/router';
import * as toasts from '@site/toasts';
import type { ComponentType } from 'react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { createHost, type PagesModule } from '../federation/create-host.ts';

/** Module Federation host of this tab. */
const host = createHost({
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@site/router': router,
  '@site/toasts': toasts,
  '@site/forms': forms,
});

/** Fetches the code of a page; rejects when the remote's files cannot be loaded. */
export async function loadPage(
  { container, entry, type }: BrowserRelease,
  path: string,
): Promise<ComponentType<PageProps>> {
  host.registerRemotes([{ name: container, entry, entryGlobalName: container, type: type ?? 'global' }]);
  const module = await host.loadRemote<PagesModule>(`${container}/pages`);
  if (!module) throw new Error(`${container} has no pages.`);
  return module.loadPage(path);
}
