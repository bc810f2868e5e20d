import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { environment } from './configured.ts';
import { temporaryFolder } from './service.ts';

const inService = (...segments: string[]) => path.join(import.meta.dirname, '..', ...segments);

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

/**
 * Starts the service as a process; resolves when it is ready or has exited.
 * @param stdout file descriptor for standard output; collected by default
 */
export async function startProcess(given: Record<string, string> = {}, stdout?: number) {
  const service = await run('src/start.ts', [], given, stdout);
  const ready = once(service.child, 'message').then(([{ port }]) => port as number);
  const port = await Promise.race([ready, service.ended.then(() => 0)]);
  return { ...service, port, address: `http://127.0.0.1:${port}` };
}

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
