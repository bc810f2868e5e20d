import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('Failed work', () => {
  test('is retried with growing delays until it succeeds', async () => {
    const failures: unknown[] = [];
    let attempts = 0;
    const queue = createWorkQueue(
      async () => {
        attempts += 1;
        if (attempts < 4) throw new Error('the machine is busy');
      },
      (error) => failures.push(error),
    );
    await queue.run();
    expect(attempts).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(attempts).toBe(2);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(attempts).toBe(2);
    await vi.advanceTimersByTimeAsync(4_001);
    expect(attempts).toBe(4);
    expect(failures).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(attempts).toBe(4);
  });

  test('is not retried after the queue was closed', async () => {
    const { promise: failing, reject } = Promise.withResolvers<void>();
    let attempts = 0;
    const queue = createWorkQueue(
      () => {
        attempts += 1;
        return failing;
      },
      () => {},
    );
    const running = queue.run();
    await vi.advanceTimersByTimeAsync(0);
    queue.close();
    reject(new Error('the machine is busy'));
    await running;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(attempts).toBe(1);
  });

  test('never runs twice at a time', async () => {
    let running = 0;
    let most = 0;
    const queue = createWorkQueue(
      async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
      },
      () => {},
    );
    await Promise.all([queue.run(), queue.run(), queue.run()]);
    expect(most).toBe(1);
  });
});
