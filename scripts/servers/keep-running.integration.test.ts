import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchProcess } from '@site/dev-tools/service.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { keepRunning } from './keep-running.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'keep-running-'));
const program = path.join(folder, 'program.mjs');
const obstacle = path.join(folder, 'obstacle');
writeFileSync(
  program,
  `import { existsSync, rmSync } from 'node:fs';
   if (existsSync(${JSON.stringify(obstacle)})) {
     rmSync(${JSON.stringify(obstacle)});
     process.exit(1);
   }
   process.on('message', () => {});
   process.send('ready');`,
);

/** Launches the program; `next` waits for the next process that is ready. */
function programs() {
  const ready: ChildProcess[] = [];
  let arrived = () => {};
  const launch = () => {
    const launched = launchProcess(program, { environment: {} });
    const noteReady = () => {
      ready.push(launched.process);
      arrived();
    };
    return { ...launched, ready: launched.ready.then(noteReady) };
  };
  const next = async () => {
    if (ready.length === 0) await new Promise<void>((resolve) => (arrived = resolve));
    return ready.shift() as ChildProcess;
  };
  return { launch, next };
}

const backoff = { firstMs: 10, longestMs: 10 };
const printed = vi.spyOn(console, 'error').mockImplementation(() => {});

afterAll(() => rmSync(folder, { recursive: true }));

test('a process that is killed is restarted, and the terminal reports it', async () => {
  const { launch, next } = programs();
  const kept = keepRunning('wholesale', launch, { backoff });
  (await next()).kill('SIGKILL');
  const second = await next();
  expect(printed).toHaveBeenCalledWith('wholesale was killed by SIGKILL, starting it again in 0.01 s.');
  await kept.stop();
  expect(second.signalCode).toBe('SIGTERM');
});

test('a process that cannot start is retried until it can', async () => {
  writeFileSync(obstacle, '');
  const { launch, next } = programs();
  const kept = keepRunning('wholesale', launch, { backoff });
  await next();
  expect(printed).toHaveBeenCalledWith('wholesale ended with code 1, starting it again in 0.01 s.');
  await kept.stop();
});

test('a restart replaces the process, and a stopped process stays stopped', async () => {
  const { launch, next } = programs();
  const kept = keepRunning('site', launch);
  const first = await next();
  await kept.restart();
  expect(first.signalCode).toBe('SIGTERM');
  const second = await next();
  await kept.stop();
  await kept.restart();
  expect(second.signalCode).toBe('SIGTERM');
});
