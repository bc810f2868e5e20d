import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigurationError, printableLine, untilStopRequested } from '@site/process';
import type { Host } from '../cli/host.ts';
import { type Environment, readEnvironment } from '../env.ts';
import { SourceDown } from '../ingest/release-source.ts';
import { ownValue } from '../own-value.ts';
import { openSource } from '../pollers.ts';
import { startShell } from '../shell.ts';
import type { SiteReport } from '../site-report.ts';
import { mirrorSite } from './mirror-site.ts';

/** Low compression: files are only served locally. */
const FAST_QUALITY = 3;

/**
 * Shows a local release with the live releases of the other remotes until interrupted. The live site is not affected.
 * @param site the live site
 * @param source address or folder of the release
 * @throws ConfigurationError (rejects) when there is no release
 */
export async function previewLocally(host: Host, site: URL, remote: string, source: string): Promise<void> {
  const stopRequested = untilStopRequested();
  const folder = await mkdtemp(path.join(tmpdir(), 'preview-'));
  const environment = (folders: Record<string, string>) => {
    const remotes = Object.entries({ [remote]: source, ...folders }).map((entry) => entry.join('='));
    return readEnvironment({ DATA_DIR: folder, REMOTES: remotes.join(), PORT: '0', LOG_LEVEL: 'error' });
  };
  try {
    await assertRelease(source, environment({}));
    const { folders, finished } = await mirrorSite(site.href, path.join(folder, 'live'), (name) => name === remote);
    await finished;
    const shell = await startShell(environment(folders), { quality: FAST_QUALITY });
    const url = `http://localhost:${shell.port}`;
    const report = (await (await fetch(`${url}/-/composition`)).json()) as SiteReport;
    for (const { page = '', reason } of report.refused)
      host.stderr.write(`${printableLine(`${[remote, page].join(' ').trim()}: ${reason}`)}\n`);
    const isLive = ownValue(report.releases, remote) !== undefined;
    if (isLive) host.stdout.write(`${url}\n`);
    else host.exitCode = 1;
    if (isLive) await stopRequested;
    await shell.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function assertRelease(source: string, env: Environment): Promise<void> {
  const reading = openSource(source, env, new AbortController().signal).readRelease();
  await reading.catch((error: unknown) => {
    if (error instanceof SourceDown) throw new ConfigurationError(`Build the release first: ${error.message}.`);
    throw error;
  });
}
