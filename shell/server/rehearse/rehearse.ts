import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type { Environment } from '../env.ts';
import { openLiveSite } from '../mirror/live-site.ts';
import { type OpenSiteOptions, openSite } from '../open-site.ts';
import { openStores } from '../open-stores.ts';
import { ownValue } from '../own-value.ts';
import type { RegisteredRemote } from '../registry/read-registry.ts';
import { createMetrics } from '../serve/metrics.ts';
import type { SiteReport } from '../site-report.ts';

/** Result of rehearsing the release of a remote. */
export interface RehearsedRemote {
  remote: string;
  /** `unknown`: the live release could not be read. */
  outcome: 'ok' | 'refused' | 'unknown';
  version?: string | undefined;
  /** Number of pages that would be served. */
  pages?: number;
  /** Path of the page at fault. */
  page?: string | undefined;
  /** Why the live release would not be served, in one sentence. */
  problem?: string;
}

/**
 * Composes the site from the current releases of the remotes, in a temporary folder. Nothing is served.
 * @param siteAddress of the running site, whose versions the sources must match
 * @throws ConfigurationError when the registry, the shell's build or the running site cannot be read
 */
export async function rehearse(
  env: Environment,
  siteAddress?: string,
  options: OpenSiteOptions = {},
): Promise<RehearsedRemote[]> {
  const live = siteAddress ? await liveVersions(siteAddress) : {};
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rehearsal-'));
  try {
    const logger = pino({ level: 'silent' });
    const ownEnv = { ...env, DATA_DIR: dataDir };
    const stores = await openStores(ownEnv, logger, options);
    const { site, pollers } = await openSite(ownEnv, stores, { logger, metrics: createMetrics(), ...options });
    await site.start();
    site.stop();
    const registered = new Set(pollers().map(({ remote }) => remote.name));
    return [
      ...pollers().map(({ remote }) => toRehearsed(remote, site.report(), ownValue(live, remote.name))),
      ...Object.entries(live).flatMap(([name, version]) =>
        registered.has(name) ? [] : [notRegistered(name, version)],
      ),
    ];
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

function toRehearsed(
  { name, source, pin, paused }: RegisteredRemote,
  { releases, refused, failed }: SiteReport,
  liveVersion: string | undefined,
): RehearsedRemote {
  const composed = ownValue(releases, name);
  const refusal = refused.find(({ remote }) => remote === name);
  const unknown = (problem: string, version?: string): RehearsedRemote => ({
    remote: name,
    outcome: 'unknown',
    version,
    problem,
  });
  if (pin || paused) return unknown('It is pinned or paused: name a folder with the live release in REMOTES.', pin);
  const version = composed?.version ?? refusal?.version;
  if (version && liveVersion && version !== liveVersion)
    return unknown(`Version ${liveVersion} is live, but its source has ${version}: rehearse when they match.`, version);
  if (composed) return { remote: name, outcome: 'ok', ...composed };
  if (refusal) return { remote: name, outcome: 'refused', version, page: refusal.page, problem: refusal.reason };
  return unknown(failed?.reason ?? `There is no release at ${source}.`);
}

const notRegistered = (remote: string, version: string): RehearsedRemote => ({
  remote,
  outcome: 'unknown',
  version,
  problem: 'It is live, and neither the registry nor REMOTES names its source.',
});

/** @returns remote → version of its release */
async function liveVersions(site: string): Promise<Record<string, string>> {
  const { remotes } = await openLiveSite(site).composition();
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
}
