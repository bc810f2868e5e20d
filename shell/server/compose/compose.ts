import { createHash } from 'node:crypto';
import type { Release, SiteConfig } from '@site/contracts';
import type { RegisteredRemote } from '../registry/read-registry.ts';
import type { ShellBuild } from '../shell-build.ts';
import type { FileStore } from '../store/file-store.ts';
import { findFault } from './check-set.ts';
import type { ComposeJob } from './compose-job.ts';
import type { Composition, Fault, Refusal } from './composition.ts';
import { runComposeThread, type ThreadLimits } from './run-compose-thread.ts';

export interface Composer {
  site: SiteConfig;
  shell: ShellBuild;
  registry: RegisteredRemote[];
  files: FileStore;
  limits: ThreadLimits;
  reloadScript?: string | undefined;
}

export interface ComposeInput {
  /** Releases to go live, by remote. */
  candidates: Map<string, Release>;
  /** Releases to fall back on. */
  live: Map<string, Release>;
  /** Path → owner in the last good composition. */
  owners: Record<string, string>;
}

/**
 * Composes the site of the newest releases that are good together. A release that is at fault is refused and its
 * predecessor takes its place; one without a predecessor is left out.
 */
export async function compose(composer: Composer, { candidates, live, owners }: ComposeInput) {
  const set = new Map(candidates);
  const refused: Refusal[] = [];

  for (;;) {
    const releases = inRegistryOrder(composer.registry, set);
    const outcome = await attempt(composer, releases, owners);
    if ('documents' in outcome) {
      return {
        composition: {
          ...outcome,
          releases: new Map(releases.map((release) => [release.name, release])),
          createdAt: new Date().toISOString(),
        } satisfies Composition,
        refused,
      };
    }
    const culprit = set.get(outcome.remote);
    refused.push({ ...outcome, version: culprit?.version, at: new Date().toISOString() });
    const predecessor = live.get(outcome.remote);
    if (predecessor && predecessor.version !== culprit?.version) set.set(outcome.remote, predecessor);
    else set.delete(outcome.remote);
  }
}

const inRegistryOrder = (registry: RegisteredRemote[], set: Map<string, Release>) =>
  registry.flatMap(({ name }) => set.get(name) ?? []);

async function attempt(
  composer: Composer,
  releases: Release[],
  owners: Record<string, string>,
): Promise<Fault | Pick<Composition, 'id' | 'documents' | 'warnings'>> {
  const fault = findFault(releases, owners, composer.shell.shared);
  if (fault) return fault;
  const job = toJob(composer, releases, owners);
  const outcome = await runComposeThread(job, composer.limits);
  return outcome.type === 'fault'
    ? outcome.fault
    : { id: job.id, documents: outcome.documents, warnings: outcome.warnings };
}

function toJob(composer: Composer, releases: Release[], owners: Record<string, string>): ComposeJob {
  const { site, shell, registry, files, reloadScript } = composer;
  const identity = JSON.stringify([
    site,
    shell.entry,
    shell.server,
    releases.map(({ name, version }) => [name, version]),
  ]);
  const integrities = releases.flatMap((release) => Object.values(release.files).map(({ integrity }) => integrity));
  return {
    id: createHash('sha256').update(identity).digest('hex').slice(0, 16),
    site,
    shell,
    releases,
    files: Object.fromEntries(integrities.map((integrity) => [integrity, files.locate(integrity)])),
    owners,
    prefixes: Object.fromEntries(registry.map(({ name, paths }) => [name, paths])),
    unavailable: unavailablePaths(registry, releases, owners),
    reloadScript,
  };
}

/** Paths of registered remotes without a release, from the registry or, better, from the last composition. */
function unavailablePaths(registry: RegisteredRemote[], releases: Release[], owners: Record<string, string>) {
  const present = new Set(releases.map(({ name }) => name));
  const taken = new Set(releases.flatMap(({ pages }) => pages.map(({ path }) => path)));
  const known = registry.flatMap(({ name, paths }) => [
    ...paths.map((path) => [path, name] as const),
    ...Object.entries(owners).filter(([, owner]) => owner === name),
  ]);
  return Object.fromEntries(known.filter(([path, name]) => !present.has(name) && !taken.has(path)));
}
