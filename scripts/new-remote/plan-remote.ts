import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pagePathSchema, remoteNameSchema } from '@site/contracts';
import { readRemoteNames } from '@site/dev-tools/remote-names.ts';
import { ConfigurationError } from '@site/process';

/** A valid remote that does not exist yet. */
export interface PlannedRemote {
  name: string;
  /** Path of its first page. */
  path: string;
}

/** Entries of `shell/remotes.json`. */
type Registry = Record<string, { source: string; paths: string[] }>;

/** Names with another meaning in commands, manifests and addresses. */
const RESERVED = ['forms', 'mfe', 'remote', 'remotes', 'shell', 'site'];

const readRegistry = (checkout: string): Registry =>
  JSON.parse(readFileSync(path.join(checkout, 'shell/remotes.json'), 'utf8'));

/** Checks whether the container stack uses the name otherwise: a container, a volume, a keyword. */
function isUsedInStack(name: string, checkout: string): boolean {
  const lines = readFileSync(path.join(checkout, 'docker-compose.yml'), 'utf8').split('\n');
  const settings = lines.filter((line) => !line.trimStart().startsWith('#'));
  return settings.some((line) => line.match(/[a-z0-9-]+/g)?.includes(name));
}

/** @throws ConfigurationError with one sentence */
function checkName(name: string, checkout: string): void {
  if (!remoteNameSchema.safeParse(name).success || name.endsWith('-'))
    throw new ConfigurationError(
      `"${name}" is not a valid remote name: use a lower-case letter, then at most 30 letters, digits and hyphens, no hyphen at the end.`,
    );
  const taken = [...readRemoteNames(checkout), ...Object.keys(readRegistry(checkout))];
  if (taken.includes(name)) throw new ConfigurationError(`Remote "${name}" already exists: choose another name.`);
  if (existsSync(path.join(checkout, `mfe-${name}`)))
    throw new ConfigurationError(`The folder mfe-${name} already exists: remove it, or choose another name.`);
  if (RESERVED.includes(name) || isUsedInStack(name, checkout))
    throw new ConfigurationError(`The name "${name}" is reserved: choose another one.`);
}

/** @returns the remote that owns the path, by a page or by a registered path */
function ownerOf(pagePath: string, checkout: string): string | undefined {
  const isPageOf = (name: string) => existsSync(path.join(checkout, `mfe-${name}/src/pages${pagePath}/page.tsx`));
  const covers = (prefix: string) => pagePath === prefix || pagePath.startsWith(`${prefix}/`);
  const registered = Object.entries(readRegistry(checkout)).find(([, { paths }]) => paths.some(covers));
  return registered?.[0] ?? readRemoteNames(checkout).find(isPageOf);
}

/** @returns why the page cannot have the path, in one sentence */
function faultOf(pagePath: string, checkout: string): string | undefined {
  const { error } = pagePathSchema.safeParse(pagePath);
  if (error) return `The path ${pagePath} ${error.issues[0]?.message}.`;
  const owner = ownerOf(pagePath, checkout);
  return owner && `The path ${pagePath} belongs to ${owner}: choose another one with --path.`;
}

/**
 * Validates a new remote.
 * @param wanted path of its first page; by default `/NAME`, or `/NAME-portal` where that belongs to another team
 * @throws ConfigurationError with one sentence that names the problem
 */
export function planRemote(name: string, wanted: string | undefined, checkout: string): PlannedRemote {
  checkName(name, checkout);
  const candidates = wanted === undefined ? [`/${name}`, `/${name}-portal`] : [wanted];
  const free = candidates.find((candidate) => faultOf(candidate, checkout) === undefined);
  if (free) return { name, path: free };
  throw new ConfigurationError(candidates.map((candidate) => faultOf(candidate, checkout)).at(-1) ?? '');
}
