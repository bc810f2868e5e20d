import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { type ProcessUsage, readProcessUsage } from './process-usage.ts';
import { createWatchdog, type Limit } from './watchdog.ts';

const LIMIT_MS = 200;
/** More than a busy machine needs to fill the memory of a step. */
const AMPLE_MS = 5_000;
const ALL_TICKS = 100;
const WORK = 'for (const end = performance.now() + 20; performance.now() < end; );';

let child: ChildProcess;
let stop = () => {};

afterEach(() => {
  stop();
  child.kill('SIGKILL');
});

type ReadUsage = () => Promise<ProcessUsage | undefined>;

/** Starts a process that says when its step begins, and says what limit it exceeds. */
async function startStep(
  code: string,
  readUsage: ReadUsage = () => readProcessUsage(child.pid ?? 0),
  limitMs = LIMIT_MS,
) {
  child = spawn(process.execPath, ['-e', `process.send('begun'); ${code}`], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { promise: exceeded, resolve } = Promise.withResolvers<Limit>();
  const watchdog = createWatchdog({
    readUsage,
    limitMs,
    releaseLimitMs: Number.POSITIVE_INFINITY,
    limitMb: 300,
    onExceeded: resolve,
    onReleaseExceeded: () => {},
  });
  stop = watchdog.stop;
  await once(child, 'message');
  watchdog.restart({ type: 'step', page: '/', isOfShell: false, startedAtCpuMs: 0 });
  return { exceeded };
}

/** Keeps this process from everything, as a paused container or a busy machine does. */
const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LIMIT_MS * 10);

describe('A step of rendering', () => {
  test('is not to blame for a machine that stands still', async () => {
    const { exceeded } = await startStep(`${WORK} process.send('done'); setInterval(() => {}, 1_000);`);
    const done = once(child, 'message').then(() => 'done');
    standStill();
    expect(await Promise.race([exceeded, done])).toBe('done');
  });

  test('is not to blame for a process that is stopped', async () => {
    const { promise: isStoppedForLong, resolve } = Promise.withResolvers<void>();
    let ticks = 0;
    const countTicks = () => {
      ticks += 1;
      if (ticks > ALL_TICKS) resolve();
      return readProcessUsage(child.pid ?? 0);
    };
    const { exceeded } = await startStep(
      `process.once('message', () => { ${WORK} process.send('done'); });`,
      countTicks,
    );
    const done = once(child, 'message').then(() => 'done');
    child.kill('SIGSTOP');
    ticks = 0;
    await Promise.race([exceeded, isStoppedForLong]);
    child.send('go on');
    child.kill('SIGCONT');
    expect(await Promise.race([exceeded, done])).toBe('done');
  });

  test('is ended when it uses more processor time than it may', async () => {
    const { exceeded } = await startStep('for (;;);');
    expect(await exceeded).toBe('processor time');
  });

  test('is ended when it waits for something that never happens', async () => {
    const { exceeded } = await startStep('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);');
    expect(await exceeded).toBe('processor time');
  });

  test('is ended after a while where the system does not tell what it uses', async () => {
    const { exceeded } = await startStep('for (;;);', () => Promise.resolve(undefined));
    expect(await exceeded).toBe('processor time');
  });

  test('is ended when it takes memory outside of its heap', async () => {
    const code = 'const taken = Buffer.alloc(400e6, 1); setInterval(() => taken, 1_000);';
    const { exceeded } = await startStep(code, undefined, AMPLE_MS);
    expect(await exceeded).toBe('memory');
  });
});

describe('A release', () => {
  test('is ended when its steps together use more processor time than it may, although none does by itself', async () => {
    const releaseLimitMs = 3 * LIMIT_MS;
    child = spawn(
      process.execPath,
      [
        '-e',
        `const usedMs = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1_000; };
        const step = () => {
          const startedAtCpuMs = usedMs();
          process.send({ startedAtCpuMs });
          while (usedMs() - startedAtCpuMs < ${LIMIT_MS / 2});
          setImmediate(step);
        };
        step();`,
      ],
      { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    );
    const { promise: exceeded, resolve } = Promise.withResolvers<unknown>();
    const watchdog = createWatchdog({
      readUsage: () => readProcessUsage(child.pid ?? 0),
      limitMs: LIMIT_MS,
      releaseLimitMs,
      limitMb: 300,
      onExceeded: resolve,
      onReleaseExceeded: resolve,
    });
    stop = watchdog.stop;
    let steps = 0;
    child.on('message', ({ startedAtCpuMs }: { startedAtCpuMs: number }) => {
      steps += 1;
      watchdog.restart({ type: 'step', page: `/${steps}`, isOfShell: false, startedAtCpuMs });
    });
    expect(await exceeded).toEqual({
      what: 'processor time',
      usedMs: expect.toSatisfy((used: number) => used > releaseLimitMs),
      allowedMs: releaseLimitMs,
    });
    expect(steps).toBeGreaterThan(3);
  });
});
