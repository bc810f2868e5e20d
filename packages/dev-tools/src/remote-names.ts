import { globSync } from 'node:fs';
import { root } from './project-root.ts';

const PREFIX = 'mfe-';

/** Returns the names of the remotes in a checkout: its folders `mfe-*`. */
export const readRemoteNames = (checkout = root): string[] =>
  globSync(`${PREFIX}*/package.json`, { cwd: checkout })
    .map((file) => file.slice(PREFIX.length, file.search(/[\\/]/)))
    .sort();

/** Names of the remotes of this project. */
export const remoteNames: readonly string[] = readRemoteNames();
