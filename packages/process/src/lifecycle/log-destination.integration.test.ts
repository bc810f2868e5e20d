import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

/** Logs as many lines of ten kilobytes as each message says. */
const PROGRAM = `
  import { pino } from 'pino';
  import { logDestination } from '${pathToFileURL(path.join(import.meta.dirname, 'log-destination.ts'))}';

  const logger = pino({ base: null }, logDestination());
  process.on('message', ({ lines, level }) => {
    for (let line = 0; line < lines; line++) logger[level]({ line }, 'x'.repeat(10_000));
    process.send(Math.round(process.memoryUsage.rss() / 1_000_000));
  });
  process.on('SIGTERM', () => process.exit(0));
  process.send('ready');
`;

const ROOM = 65_536;

/**
 * Starts the program with a limit of 64 KB for files: further writes fail, as on a full disk.
 * @param stdout a file, or a pipe that nobody reads
 */
async function startWithLittleRoom(stdout: string): Promise<ChildProcess> {
  const server = spawn(
    'bash',
    ['-c', 'ulimit -f 64 && exec "$0" --input-type=module -e "$1"', process.execPath, PROGRAM],
    {
      stdio: ['ignore', stdout === 'pipe' ? 'pipe' : openSync(stdout, 'a'), 'inherit', 'ipc'],
    },
  );
  onTestFinished(() => void server.kill('SIGKILL'));
  await once(server, 'message');
  return server;
}

/** @returns memory of the process, in megabytes */
async function log(server: ChildProcess, lines: number, level = 'info'): Promise<number> {
  server.send({ lines, level });
  return (await once(server, 'message'))[0];
}

async function stop(server: ChildProcess): Promise<number | null> {
  server.kill('SIGTERM');
  return (await once(server, 'exit'))[0];
}

test('operators read whole lines again once there is room for the log, however much was logged before', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'server.log');
  const server = await startWithLittleRoom(file);
  await log(server, 500);
  expect(statSync(file).size).toBe(ROOM);

  const sizeAfterMakingRoom = async () => {
    truncateSync(file);
    await log(server, 1);
    return statSync(file).size;
  };
  await expect.poll(sizeAfterMakingRoom, { interval: 1 }).toBeLessThan(ROOM);
  truncateSync(file);
  await log(server, 2);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ line: 0 }, { line: 1 }]);
});

test('a log that cannot be written takes little memory', async () => {
  const server = await startWithLittleRoom('/dev/full');
  const before = await log(server, 1_000);
  expect(await log(server, 10_000)).toBeLessThan(before + 50);
});

test('a server whose log cannot be written stops when asked, even after a fatal error', async () => {
  const server = await startWithLittleRoom('/dev/full');
  await log(server, 1, 'fatal');
  expect(await stop(server)).toBe(0);
});

test('a server goes on when the reader of its log stalls', async () => {
  const server = await startWithLittleRoom('pipe');
  const before = await log(server, 1_000);
  expect(await log(server, 10_000)).toBeLessThan(before + 50);
});
