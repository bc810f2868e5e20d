import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
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

const inService = (...segments: string[]) => path.join(import.meta.dirname, '..', ...segments);

const MANY = '100000';
const environment = {
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

function collect(child: ChildProcess, stream: 'stdout' | 'stderr'): () => string {
  let text = '';
  child[stream]?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

/** Runs a file of the service with Node, in a temporary folder by default. */
async function run(file: string, options: string[], given: Record<string, string>, stdout: number | 'pipe' = 'pipe') {
  const dataDir = given.DATA_DIR ?? (await temporaryFolder());
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...environment, DATA_DIR: dataDir, ...given };
  const child = fork(inService(file), options, { env, stdio: ['pipe', stdout, 'pipe', 'ipc'] });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ended, dataDir, stdout: collect(child, 'stdout'), stderr: collect(child, 'stderr') };
}

/**
 * Runs the health check of the container.
 * @returns its exit code
 */
export async function runProbe(port: number) {
  const { ended } = await run('src/probe.ts', [], { FORMS_PORT: String(port) });
  return ended;
}

/** Required to start. */
function buildWidget(): void {
  if (!existsSync(inService('dist/captcha/api.js'))) execFileSync(process.execPath, [inService('build.ts')]);
}

/**
 * Starts the service as a process; resolves when it is ready or has exited.
 * @param stdout file descriptor for standard output; collected by default
 */
export async function startProcess(given: Record<string, string> = {}, stdout?: number) {
  buildWidget();
  const service = await run('src/start.ts', [], given, stdout);
  const ready = once(service.child, 'message').then(([{ port }]) => port as number);
  const port = await Promise.race([ready, service.ended.then(() => 0)]);
  return { ...service, port, address: `http://127.0.0.1:${port}` };
}

/** Starts the service in this process with environment variables. */
export async function startConfigured(given: Record<string, string> = {}, open: typeof openStore = openStoreHere) {
  buildWidget();
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

/** Starts the `leads` command as a process. */
export const startLeads = (dataDir: string, ...options: string[]) =>
  run('src/admin/leads.ts', options, { DATA_DIR: dataDir });

/** Runs the `leads` command as a process. */
export async function leadsProcess(dataDir: string, ...options: string[]) {
  const { ended, stdout, stderr } = await startLeads(dataDir, ...options);
  return { code: await ended, stdout: stdout(), stderr: stderr() };
}

/**
 * Runs the `leads` command by a bash script in which `"$@"` is the command.
 * @param stdout file descriptor for standard output; discarded by default
 */
export async function leadsThrough(line: string, dataDir: string, options: string[], stdout?: number) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const words = ['-c', line, 'bash', process.execPath, inService('src/admin/leads.ts'), ...options];
  const child = spawn('bash', words, {
    env: { PATH, NODE_COMPILE_CACHE, ...environment, DATA_DIR: dataDir },
    stdio: ['ignore', stdout ?? 'ignore', 'pipe'],
  });
  const stderr = collect(child, 'stderr');
  const [code] = await once(child, 'close');
  return { code: code as number | null, stderr: stderr() };
}

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
