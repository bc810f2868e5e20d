import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Counters } from './limiter.ts';

const letThrough = (waits: number[]) => waits.filter((seconds) => seconds === 0).length;

/**
 * Takes from one limit concurrently.
 * @returns how many were admitted
 */
export async function rush(counters: Counters, points: number): Promise<number> {
  const limiter = counters({ keyPrefix: randomUUID(), points, duration: 600 });
  return letThrough(await Promise.all(Array.from({ length: 50 }, () => limiter.take('visitor'))));
}

/** Contract of counters, in memory and in a database. */
export function describeCounters(name: string, open: () => Promise<Counters>): void {
  describe(`counts in ${name}`, () => {
    const limit = async (points: number, duration: number) =>
      (await open())({ keyPrefix: randomUUID(), points, duration });

    it('admit up to the limit, then return the wait', async () => {
      const limiter = await limit(7, 600);
      const waits: number[] = [];
      while (waits.length < 20) waits.push(await limiter.take('visitor'));
      expect(letThrough(waits)).toBe(7);
      for (const seconds of waits.filter((wait) => wait > 0)) {
        expect(seconds).toBeGreaterThan(500);
        expect(seconds).toBeLessThanOrEqual(600);
      }
    });

    it('count each visitor and each limit separately', async () => {
      const counters = await open();
      const [one, other] = [randomUUID(), randomUUID()].map((keyPrefix) =>
        counters({ keyPrefix, points: 1, duration: 600 }),
      );
      expect([await one?.take('a'), await one?.take('b'), await other?.take('a')]).toEqual([0, 0, 0]);
      expect(await one?.take('a')).toBeGreaterThan(0);
    });

    it('admit again after a give-back', async () => {
      const limiter = await limit(1, 600);
      await limiter.take('visitor');
      await limiter.giveBack('visitor');
      expect(await limiter.take('visitor')).toBe(0);
      expect(await limiter.take('visitor')).toBeGreaterThan(0);
    });

    it('reset after their period', async () => {
      const limiter = await limit(1, 1);
      await limiter.take('visitor');
      await expect.poll(() => limiter.take('visitor'), { timeout: 10_000, interval: 200 }).toBe(0);
    });

    it('admit nothing with a limit of 0', async () => {
      expect(await (await limit(0, 600)).take('visitor')).toBeGreaterThan(0);
    });
  });
}
