import { execFile, execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** h2load sometimes never ends when nginx has closed a connection after its thousandth request. */
const GIVE_UP_MS = 4_000;
const ATTEMPTS = 3;
const LATENCY_SECONDS = 6;
const SPARE_SECONDS = 5;
const CLIENTS = 32;
/** h2load sends at most 167 requests a second per connection at a steady rate; the gateway accepts 256 concurrently. */
const STEADY_CLIENTS = 250;
const PERCENTILE = 0.99;
/** Share of the rate below which the measurement is invalid. */
const KEPT_RATE = 0.95;
/**
 * The load generator must not wait for the processor, or it would measure itself. It starts with the priority of this
 * process.
 */
const FIRST = ['-n', '-34'];

/** Checks whether it is installed. */
export const hasLoadGenerator = () => {
  try {
    execFileSync('h2load', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Runs h2load again when it did not end by itself, which says nothing about the server. */
async function runLoadGenerator(options: string[], attempt = 1): Promise<string> {
  try {
    return (await run('h2load', options, { timeout: GIVE_UP_MS })).stdout;
  } catch (error) {
    const { killed } = error as Error & { killed?: boolean };
    if (!killed || attempt === ATTEMPTS) throw error;
    return runLoadGenerator(options, attempt + 1);
  }
}

/** Requests a document at full speed, over HTTP/1.1 or, with TLS, HTTP/2. @returns responses per second */
export async function rateOf(url: string): Promise<number> {
  const protocol = url.startsWith('https') ? [] : ['--h1'];
  const options = [
    '-t1',
    `-c${CLIENTS}`,
    '-m1',
    '-D1',
    '--warm-up-time=200ms',
    '-H',
    'accept-encoding: br',
    ...protocol,
  ];
  const stdout = await runLoadGenerator([...options, url]);
  const [, rate] = /finished in [^,]+, ([\d.]+) req\/s/.exec(stdout) ?? [];
  if (!rate || !/ 0 failed, 0 errored/.test(stdout)) throw new Error(`h2load could not measure ${url}:\n${stdout}`);
  return Number(rate);
}

/** Sends requests at a steady rate. @returns the 99th percentile, in milliseconds */
export async function latencyAt(url: string, rate: number, folder: string): Promise<number> {
  const log = path.join(folder, 'latencies.tsv');
  await rm(log, { force: true });
  const steady = [`--rps=${(rate / STEADY_CLIENTS).toFixed(1)}`, '-D', String(LATENCY_SECONDS), '--log-file', log];
  const options = ['--h1', '-t1', `-c${STEADY_CLIENTS}`, '-m1', '-H', 'accept-encoding: br', ...steady];
  // It may wait forever for a connection that nginx has closed after its thousandth request.
  const timeout = (LATENCY_SECONDS + SPARE_SECONDS) * 1_000;
  await run('nice', [...FIRST, 'h2load', ...options, url], { timeout });
  const lines = (await readFile(log, 'utf8')).trim().split('\n');
  if (lines.length < rate * LATENCY_SECONDS * KEPT_RATE)
    throw new Error(
      `h2load asked ${lines.length} times in ${LATENCY_SECONDS} s, instead of ${rate.toFixed(0)} a second.`,
    );
  const microseconds = lines.map((line) => Number(line.split('\t')[2])).sort((a, b) => a - b);
  return (microseconds[Math.floor(microseconds.length * PERCENTILE)] ?? Number.NaN) / 1_000;
}
