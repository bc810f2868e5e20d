import { existsSync } from 'node:fs';
import path from 'node:path';
import { pagePathSchema, remoteNameSchema } from '@site/contracts';
import { publicKeySchema } from '@site/contracts/signature';
import { ConfigurationError, readJson } from '@site/process';
import * as z from 'zod';

const entrySchema = z.strictObject({
  /** http(s) address of the folder that holds release.json, or a folder, relative to the registry file. */
  source: z.string().min(1),
  /** Paths the team owns, including everything below. */
  paths: z.array(pagePathSchema).default([]),
  /** Version of a stored release to stay on. */
  pin: z.string().optional(),
  /** Keys that may sign its releases, several during a key rotation; without any, releases need no signature. */
  publicKeys: z.array(publicKeySchema).default([]),
  /** Whether to keep the live release and accept no new ones. */
  paused: z.boolean().default(false),
});

const registrySchema = z.record(remoteNameSchema, entrySchema);

type Entry = z.infer<typeof entrySchema>;

export interface RegisteredRemote extends Omit<Entry, 'source'> {
  name: string;
  /** Absent for a push-only remote, which cannot be in the registry file. */
  source?: Entry['source'] | undefined;
}

/**
 * Reads the remotes of the site.
 * @param file registry file; a missing one counts as empty if `override` names remotes
 * @param override value of `REMOTES`: `name=URL-or-folder,…`
 * @throws ConfigurationError when there is no remote or an entry is invalid
 */
export async function readRegistry(file: string, override?: string): Promise<RegisteredRemote[]> {
  const isAbsent = override !== undefined && !existsSync(file);
  const registry = isAbsent
    ? {}
    : await readJson(file, registrySchema, `Write the registry of remotes ${file}, or set REMOTES.`);
  const sources = override === undefined ? fileSources(registry, file) : parseOverride(override);
  if (sources.length === 0) throw new ConfigurationError(`Name at least one remote in ${file} or in REMOTES.`);
  const entries = new Map(Object.entries(registry));
  return sources.map(([name, source]) => ({ ...(entries.get(name) ?? entrySchema.parse({ source })), name, source }));
}

function fileSources(registry: z.infer<typeof registrySchema>, file: string): [string, string][] {
  return Object.entries(registry).map(([name, { source }]) => [name, located(source, path.dirname(file))]);
}

function parseOverride(override: string): [string, string][] {
  return override.split(',').map((item) => {
    const [, name, source] = /^([a-z][a-z0-9-]*)\s*=\s*(\S.*)$/.exec(item.trim()) ?? [];
    if (!name || !source) {
      throw new ConfigurationError(`Correct REMOTES: "${item}" is not of the form name=URL-or-folder.`);
    }
    return [name, located(source, process.cwd())];
  });
}

const located = (source: string, folder: string) =>
  /^https?:\/\//.test(source) ? source : path.resolve(folder, source);
