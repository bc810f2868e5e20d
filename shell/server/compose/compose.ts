import { createHash } from 'node:crypto';
import type { Release, SiteConfig } from '@site/contracts';
import type { RegisteredRemote } from '../registry/read-registry.ts';
import type { ShellBuild } from '../shell-build.ts';
import type { FileStore } from '../store/file-store.ts';
import { findFault } from './check-set.ts';
import type { ComposeJob } from './compose-job.ts';
import { type Composition, CompositionFailed, type Fault, type Refusal } from './composition.ts';
import { runComposeThread, type ThreadLimits } from './run-compose-thread.ts';

export interface Composer {
  site: SiteConfig;
  shell: ShellBuild;
  registry: RegisteredRemote[];
  files: FileStore;
  limits: ThreadLimits;
  reloadScript?: string | undefined;
}

/** Remote → its release. */
type ReleaseSet = ReadonlyMap<string, Release>;

export interface ComposeInput {
  /** Releases to go live. */
  candidates: ReleaseSet;
  /** Releases that are live, or were before a restart: they cannot be refused. */
  live: ReleaseSet;
  /** Path → owner in what is live. */
  owners: Record<string, string>;
  /** Whether the releases that are live are also served, so that they need not be composed again. */
  isServed: boolean;
}

/**
 * Composes the site of the newest releases that are good together. Only a change can be at fault: a new release is
 * refused and its predecessor takes its place; one without a predecessor is left out; what is live stays.
 * @returns no composition when nothing that is good has changed
 * @throws CompositionFailed when nothing in the set is new and it cannot be composed all the same
 */
export async function compose(
  composer: Composer,
  input: ComposeInput,
): Promise<{ composition?: Composition; refused: Refusal[] }> {
  const { live, isServed } = input;
  const refused: Refusal[] = [];
  let set = input.candidates;

  for (;;) {
    const changed = changedIn(set, live);
    if (isServed && changed.length === 0) return { refused };
    const outcome = await attempt(composer, set, input);
    if ('documents' in outcome) return { composition: outcome, refused };

    if (changed.length === 0) throw new CompositionFailed(sentenceFor(outcome, live));
    const culprit = culpritOf(outcome, changed);
    if (culprit) {
      refused.push(toRefusal(culprit, set, outcome));
      set = withPredecessor(culprit, set, live);
    } else {
      set = await keepGoodChanges(composer, set, input, refused);
    }
  }
}

/** Remotes whose release is not the one that is live. */
const changedIn = (set: ReleaseSet, live: ReleaseSet) =>
  [...set.values()].flatMap(({ name, version }) => (live.get(name)?.version === version ? [] : [name]));

/** The new release that is at fault, if the fault names one or there is only one. */
function culpritOf({ remote }: Fault, changed: string[]): string | undefined {
  if (remote && changed.includes(remote)) return remote;
  return changed.length === 1 ? changed[0] : undefined;
}

/** Tries one new release at a time on top of what is live, and refuses those with which it cannot be composed. */
async function keepGoodChanges(
  composer: Composer,
  set: ReleaseSet,
  input: ComposeInput,
  refused: Refusal[],
): Promise<ReleaseSet> {
  let good = input.live;
  for (const name of changedIn(set, input.live)) {
    const trial = new Map([...good, ...[...set].filter(([remote]) => remote === name)]);
    const outcome = await attempt(composer, trial, input);
    if ('documents' in outcome) good = trial;
    else refused.push(toRefusal(name, set, outcome));
  }
  return good;
}

function withPredecessor(name: string, set: ReleaseSet, live: ReleaseSet): ReleaseSet {
  const next = new Map(set);
  const predecessor = live.get(name);
  if (predecessor) next.set(name, predecessor);
  else next.delete(name);
  return next;
}

const toRefusal = (remote: string, set: ReleaseSet, { page, reason }: Fault): Refusal => ({
  remote,
  version: set.get(remote)?.version,
  page,
  reason,
  at: new Date().toISOString(),
});

function sentenceFor({ remote, reason }: Fault, live: ReleaseSet): string {
  const release = remote && live.get(remote);
  return release ? `${release.name} ${release.version}, which was live: ${reason}` : reason;
}

async function attempt(
  composer: Composer,
  set: ReleaseSet,
  { live, owners }: ComposeInput,
): Promise<Fault | Composition> {
  const releases = composer.registry.flatMap(({ name }) => set.get(name) ?? []);
  const fault = findFault(releases, owners, composer.shell.shared);
  if (fault) return fault;
  const job = toJob(composer, releases, changedIn(set, live), owners);
  const outcome = await runComposeThread(job, composer.limits);
  if (outcome.type === 'fault') return outcome.fault;
  return {
    id: job.id,
    createdAt: new Date().toISOString(),
    releases: new Map(releases.map((release) => [release.name, release])),
    documents: outcome.documents,
    warnings: outcome.warnings,
  };
}

function toJob(composer: Composer, releases: Release[], changed: string[], owners: Record<string, string>): ComposeJob {
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
    changed,
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
