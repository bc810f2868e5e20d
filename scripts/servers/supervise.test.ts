import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServiceFailed, startService } from '@site/dev-tools/service.ts';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRestartBackoff, createSupervisor } from './supervise.ts';

const MINUTE_MS = 60_000;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervise-'));
  return () => rmSync(folder, { recursive: true });
});

/** A server that does what it is told: a process that says when it is ready, as ours do. */
function serverThat(does: string): string {
  const file = path.join(folder, 'server.mjs');
  writeFileSync(file, does);
  return file;
}

const READY = 'process.send({ port: 4711 }); setInterval(() => {}, 1000);';

describe('A service that is killed', () => {
  test('never seems to have ended well', async () => {
    const { process: child, ended } = await startService(serverThat(READY), {});
    child.kill('SIGKILL');
    expect(await ended).toBe(137);
  });

  test('before it is ready says so, because it could not say why itself', async () => {
    const file = serverThat("process.kill(process.pid, 'SIGKILL');");
    await expect(startService(file, {})).rejects.toThrow(
      new ServiceFailed(`${file} was killed by SIGKILL before it was ready.`, 'SIGKILL'),
    );
  });
});

test('Pauses between restarts grow to a minute, and begin anew after a process that ran for one', () => {
  const nextPause = createRestartBackoff();
  expect(Array.from({ length: 8 }, () => nextPause(0))).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(nextPause(MINUTE_MS - 1)).toBe(60);
  expect([nextPause(MINUTE_MS), nextPause(0)]).toEqual([1, 2]);
});

test('A service that cannot be started again at once is tried again, until it is there on its port', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void printed.push(line));
  onTestFinished(() => void vi.restoreAllMocks());
  const supervisor = createSupervisor({ firstMs: 10, longestMs: MINUTE_MS });
  onTestFinished(() => supervisor.stop());
  // The first process dies when it is ready, the second one before, the third one stays.
  const file = serverThat(`
    import { appendFileSync, readFileSync } from 'node:fs';
    const starts = new URL('starts', import.meta.url);
    appendFileSync(starts, process.env.PORT + ' ');
    const count = readFileSync(starts, 'utf8').trim().split(' ').length;
    if (count === 1) process.send({ port: 4711 }, () => process.kill(process.pid, 'SIGKILL'));
    if (count === 2) process.exit(3);
    if (count === 3) { ${READY} }
  `);
  expect(await supervisor.start({ name: 'server', file, portVariable: 'PORT', environment: { PORT: '0' } })).toBe(4711);
  await expect
    .poll(() => printed)
    .toEqual([
      'server was killed by SIGKILL, starting it again in 0.01 s.',
      'server ended with code 3, starting it again in 0.02 s.',
      'server is running again.',
    ]);
  await supervisor.stop();
  expect(printed).toHaveLength(3);
});
