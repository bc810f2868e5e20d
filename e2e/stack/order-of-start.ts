import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { environment } from './compose.ts';

const KINDS = ['start', 'die', 'health_status'].flatMap((kind) => ['--filter', `event=${kind}`]);
const OF_PROJECT = ['--filter', `label=com.docker.compose.project=${environment.COMPOSE_PROJECT_NAME}`];
const FORMAT = '{{.Action}} {{index .Actor.Attributes "com.docker.compose.service"}}';
const LONGEST_MS = 200_000;

/**
 * Records events of containers during some work, such as `start shell` and `health_status: healthy shell`.
 * @param last event that ends the recording
 */
export async function eventsDuring(work: () => Promise<unknown>, last: string): Promise<string[]> {
  // Starts the recording before work that is quicker than this command.
  const since = ['--since', String(Date.now() / 1000)];
  const events = spawn('docker', ['events', ...since, ...OF_PROJECT, ...KINDS, '--format', FORMAT], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: LONGEST_MS,
  });
  const [notes] = await Promise.all([linesUntil(last, events.stdout), work()]);
  events.kill();
  return notes;
}

async function linesUntil(last: string, stream: NodeJS.ReadableStream): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface(stream)) {
    lines.push(line);
    if (line === last) break;
  }
  return lines;
}
