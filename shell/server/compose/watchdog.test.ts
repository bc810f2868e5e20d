import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { createWatchdog } from './watchdog.ts';

const LIMIT_MS = 200;
const WORK = 'for (const end = performance.now() + 20; performance.now() < end; );';

let worker: Worker;
let stop = () => {};

afterEach(async () => {
  stop();
  await worker.terminate();
});

/** Starts a thread that says when its step begins, and counts how often it is told to end. */
async function startStep(code: string) {
  worker = new Worker(
    `const { parentPort } = require('node:worker_threads'); parentPort.postMessage('begun'); ${code}`,
    { eval: true },
  );
  const { promise: timedOut, resolve } = Promise.withResolvers<'timed out'>();
  const watchdog = createWatchdog({ worker, limitMs: LIMIT_MS, onTimeout: () => resolve('timed out') });
  stop = watchdog.stop;
  await once(worker, 'message');
  watchdog.restart({ remote: 'sales', startedAtCpuMs: 0 });
  return { timedOut };
}

/** Keeps this process from everything, as a paused container or a busy machine does. */
const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LIMIT_MS * 10);

describe('A step of composing', () => {
  test('is not to blame for a machine that stands still', async () => {
    const { timedOut } = await startStep(`${WORK} parentPort.postMessage('done'); setInterval(() => {}, 1_000);`);
    const done = once(worker, 'message').then(() => 'done');
    standStill();
    expect(await Promise.race([timedOut, done])).toBe('done');
  });

  test('is ended when it uses more processor time than it may', async () => {
    const { timedOut } = await startStep('for (;;);');
    expect(await timedOut).toBe('timed out');
  });

  test('is ended when it waits for something that never happens', async () => {
    const { timedOut } = await startStep('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);');
    expect(await timedOut).toBe('timed out');
  });
});
