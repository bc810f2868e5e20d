import path from 'node:path';

const NEVER = `() => { throw new Error('This host knows its remotes by their entries, not by manifests.'); }`;

/** What stays of a module of Module Federation's runtime. */
const KEPT: Record<string, string> = {
  'SnapshotHandler.js': `export { DisabledSnapshotHandler as SnapshotHandler } from './disabled.js';
export const getGlobalRemoteInfo = ${NEVER};`,
  'snapshot/index.js': `export const snapshotPlugin = ${NEVER};`,
  'generate-preload-assets.js': `export const generatePreloadAssetsPlugin = ${NEVER};`,
  'preload.js': `export const formatPreloadArgs = ${NEVER};
export const preloadAssets = ${NEVER};`,
  // Sentences for codes: every message names its code, and the page that explains it.
  'desc.mjs': `const none = {};
export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };`,
};

/** Modules that the loader is for. */
export const leanModules =
  /[\\/](?:runtime-core[\\/]dist[\\/](?:plugins[\\/](?:snapshot[\\/](?:SnapshotHandler|index)|generate-preload-assets)|utils[\\/]preload)\.js|error-codes[\\/]dist[\\/]desc\.mjs)$/;

/** Takes out of the Module Federation runtime what works with manifests only, and what explains errors. */
export default function leanFederation(this: { resourcePath: string }): string {
  const file = this.resourcePath.replaceAll(path.sep, '/');
  const [, kept] = Object.entries(KEPT).find(([name]) => file.endsWith(`/${name}`)) ?? [];
  if (!kept) throw new Error(`Say in lean-federation-loader.ts what stays of ${file}.`);
  return kept;
}
