import { Readable, Writable } from 'node:stream';
import { describeFailure } from '@site/process';
import { onTestFinished, vi } from 'vitest';
import type { Host } from '../src/admin/host.ts';
import { runLeads } from '../src/admin/run-leads.ts';
import { readEnvironment } from '../src/env.ts';
import { createLogger } from '../src/http/logger.ts';
import { startService } from '../src/start-service.ts';
import type { openStore } from '../src/store/open-store.ts';
import { openStoreHere } from '../src/store/testing/start-here.ts';
import { temporaryFolder } from './service.ts';

const MANY = '100000';
/** Settings of services and commands of tests. */
export const environment = {
  CAPTCHA_COST: '1',
  CAPTCHA_CALM: MANY,
  RATE_LIMIT_BURST: MANY,
  BYPASS_PER_HOUR: MANY,
  BYPASS_TOTAL_PER_HOUR: MANY,
  TRUST_PROXY_HOPS: '0',
  // One mail per lead, unless a test is about acknowledgements.
  ACKNOWLEDGEMENTS: 'false',
  LOG_LEVEL: 'info',
};

/** Starts the service in this process with environment variables. */
export async function startConfigured(given: Record<string, string> = {}, open: typeof openStore = openStoreHere) {
  const dataDir = given.DATA_DIR ?? (await temporaryFolder());
  // The site configuration reads process.env itself.
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const service = await startService(readEnvironment({ ...environment, DATA_DIR: dataDir, ...given }), logger, open);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= service.stop();
    return stopped;
  };
  onTestFinished(stop);
  return { port: service.port, address: `http://127.0.0.1:${service.port}`, dataDir, lines, stop };
}

/**
 * Starts the service with invalid settings.
 * @returns its error message
 */
export const failureOf = (given: Record<string, string>, open?: typeof openStore): Promise<string> =>
  startConfigured(given, open).then(
    () => 'The service has started.',
    (error) => describeFailure(error, given.DATA_DIR),
  );

function collector() {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return { stream, text: () => text };
}

/** Runs the `leads` command in this process. */
export const leadsWith = (settings: Record<string, string>, ...options: string[]) => runWith('', settings, options);

/** Runs the `leads` command with typed input. */
export const feedLeads = (typed: string, ...options: string[]) => runWith(typed, {}, options);

async function runWith(typed: string, settings: Record<string, string>, options: string[]) {
  const [stdout, stderr] = [collector(), collector()];
  const host: Host = {
    env: { ...environment, ...settings },
    stdin: Readable.from([typed]),
    stdout: stdout.stream,
    stderr: stderr.stream,
    openStore: openStoreHere,
  };
  await runLeads(host, options);
  return { code: host.exitCode ?? 0, stdout: stdout.text(), stderr: stderr.text() };
}

/** Runs the `leads` command on an SQLite file. */
export const leads = (dataDir: string, ...options: string[]) => leadsWith({ DATA_DIR: dataDir }, ...options);
