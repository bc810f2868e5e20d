import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { type ProcessUsage, readProcessUsage } from './process-usage.ts';
import { createReleaseBudget } from './release-budget.ts';
import { createWatchdog, type Limit } from './watchdog.ts';

const LIMIT_MS = 200;
/** Enough time to fill the memory on a busy machine. */
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

/** Starts a watched process. Returns the limit it exceeds after its step has started. */
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
    budget: createReleaseBudget(Number.POSITIVE_INFINITY, limitMs),
    limitMb: 300,
    onExceeded: resolve,
    onReleaseExceeded: () => {},
  });
  stop = watchdog.stop;
  await once(child, 'message');
  watchdog.restart({ type: 'step', page: '/', isOfShell: false, startedAtCpuMs: 0 });
  return { exceeded };
}

/** Blocks this process, as a paused container or a busy machine does. */
const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LIMIT_MS * 10);

describe('Rendering step', () => {
  test('survives a paused machine', async () => {
    const { exceeded } = await startStep(`${WORK} process.send('done'); setInterval(() => {}, 1_000);`);
    const done = once(child, 'message').then(() => 'done');
    standStill();
    expect(await Promise.race([exceeded, done])).toBe('done');
  });

  test('survives a stopped process', async () => {
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

  test('exceeds its processor time in a loop', async () => {
    const { exceeded } = await startStep('for (;;);');
    expect(await exceeded).toBe('processor time');
  });

  test('exceeds its processor time while it waits forever', async () => {
    const { exceeded } = await startStep('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);');
    expect(await exceeded).toBe('processor time');
  });

  test('exceeds its processor time where the system reports no usage', async () => {
    const { exceeded } = await startStep('for (;;);', () => Promise.resolve(undefined));
    expect(await exceeded).toBe('processor time');
  });

  test('exceeds its memory outside of the heap', async () => {
    const code = 'const taken = Buffer.alloc(400e6, 1); setInterval(() => taken, 1_000);';
    const { exceeded } = await startStep(code, undefined, AMPLE_MS);
    expect(await exceeded).toBe('memory');
  });
});

describe('Release', () => {
  test('exceeds its processor time when its steps together do, although no single step does', async () => {
    const budget = createReleaseBudget(1, LIMIT_MS);
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
      budget,
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
    expect(await exceeded).toBeGreaterThan(budget.limitMs);
    expect(steps).toBeGreaterThan(3);
  });
});
