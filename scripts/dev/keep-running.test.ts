import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/** Starts the program; `next` waits for the next process that is ready. */
function programs() {
  const ready: ChildProcess[] = [];
  let arrived = () => {};
  const start = async () => {
    const child = fork(program);
    const ended = once(child, 'exit');
    await Promise.race([once(child, 'message'), ended.then(() => Promise.reject(new Error('ended before ready')))]);
    ready.push(child);
    arrived();
    const stop = async () => {
      if (child.kill()) await ended;
    };
    return { process: child, ended, stop };
  };
  const next = async () => {
    if (ready.length === 0) await new Promise<void>((resolve) => (arrived = resolve));
    return ready.shift() as ChildProcess;
  };
  return { start, next };
}

const said = vi.spyOn(console, 'error').mockImplementation(() => {});

afterAll(() => rmSync(folder, { recursive: true }));

test('A developer keeps a process that is killed: it is started again, and the terminal says so', async () => {
  const { start, next } = programs();
  const kept = keepRunning('wholesale', start);
  (await next()).kill('SIGKILL');
  const second = await next();
  expect(said).toHaveBeenCalledWith('restarts wholesale: its process was killed by SIGKILL');
  await kept.stop();
  expect(second.signalCode).toBe('SIGTERM');
});

test('A developer gets a process that cannot start as soon as it can', async () => {
  writeFileSync(obstacle, '');
  const { start, next } = programs();
  const kept = keepRunning('wholesale', start, { firstMs: 10, longestMs: 10 });
  await next();
  expect(said).toHaveBeenCalledWith('failed   wholesale: correct what stands above, it is started again');
  await kept.stop();
});

test('A developer who restarts a process has one of it, and none after it was stopped', async () => {
  const { start, next } = programs();
  const kept = keepRunning('site', start);
  const first = await next();
  await kept.restart();
  expect(first.signalCode).toBe('SIGTERM');
  const second = await next();
  await kept.stop();
  await kept.restart();
  expect(second.signalCode).toBe('SIGTERM');
});
