import path from 'node:path';

const NEVER = `() => { throw new Error('This host knows its remotes by their entries, not by manifests.'); }`;

/** Module → its replacement. */
const REPLACEMENTS: Record<string, string> = {
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
  const [, replacement] = Object.entries(REPLACEMENTS).find(([name]) => file.endsWith(`/${name}`)) ?? [];
  if (!replacement) throw new Error(`lean-federation-loader.ts has no replacement for ${file}.`);
  return replacement;
}
