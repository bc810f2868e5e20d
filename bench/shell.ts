import { inProject } from '@site/dev-tools/project-root.ts';
import { remoteNames } from '@site/dev-tools/remote-names.ts';
import { type LaunchedService, launchService, type Service, startService } from '@site/dev-tools/service.ts';

/** As under `npm start`, in milliseconds. */
export const START_POLL_MS = 200;

/** Longer than any measurement: releases are polled on demand. */
const NEVER_MS = 3_600_000;

export interface ShellOptions {
  dataDir: string;
  /** Remote → folder or address of its release; by default those of a registry. */
  remotes?: Record<string, string>;
  /** Interval between polls, in milliseconds; none by default. */
  pollMs?: number;
  /** Any free port by default. */
  port?: number;
  /** Added to the environment. */
  variables?: Record<string, string>;
}

/** The site's own remotes, from their builds. */
export const builtRemotes: Record<string, string> = Object.fromEntries(
  remoteNames.map((name) => [name, inProject(`mfe-${name}/dist`)]),
);

const ENTRY = inProject('shell/server/start.ts');

/** Environment of a shell. */
export const environmentOf = ({ dataDir, remotes = {}, pollMs = NEVER_MS, port = 0, variables }: ShellOptions) => ({
  NODE_ENV: 'production',
  PORT: String(port),
  DATA_DIR: dataDir,
  REMOTES: Object.entries(remotes)
    .map((entry) => entry.join('='))
    .join(),
  REMOTES_POLL_MS: String(pollMs),
  LOG_LEVEL: 'error',
  ...variables,
});

/** Starts a shell and waits until it serves. */
export const startShell = (options: ShellOptions): Promise<Service> => startService(ENTRY, environmentOf(options));

/** Starts a shell without waiting for it. */
export const launchShell = (options: ShellOptions): LaunchedService => launchService(ENTRY, environmentOf(options));

/**
 * Reads a metric of a running shell.
 * @param url address of the shell
 * @throws when the metric is missing
 */
export async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/-/metrics`)).text();
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  if (!value) throw new Error(`The shell exports no metric ${name}.`);
  return Number(value);
}

/** @returns bytes */
export const readResidentMemory = (url: string): Promise<number> => readMetric(url, 'process_resident_memory_bytes');
