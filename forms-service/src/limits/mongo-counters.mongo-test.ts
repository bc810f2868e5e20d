import { describe, expect, it, onTestFinished } from 'vitest';
import { startService } from '../../test/service.ts';
import { filledIn, visitorAt } from '../../test/visitor.ts';
import { openLink } from '../../test-mongo/unreliable-link.ts';
import { useMongo } from '../../test-mongo/use-mongo.ts';
import { DAY_MS } from '../durations.ts';
import { createLogger } from '../http/logger.ts';
import { describeCounters, rush } from './counters.contract.ts';
import { createRateLimiter } from './limiter.ts';
import { openMongoCounters } from './mongo-counters.ts';

const { databaseOf, newDatabase } = useMongo();

/** Effectively no timeout: these tests are not about time. */
const ENDLESS_MS = 30_000;

/** Opens connected counters, with their log. */
async function openAt({ href: uri }: URL, timeout: { timeoutMs?: number } = { timeoutMs: ENDLESS_MS }) {
  const lines: string[] = [];
  const logger = createLogger('debug', { write: (line) => void lines.push(line) });
  const opened = openMongoCounters({ uri, secret: 'keyed', logger, ...timeout });
  onTestFinished(() => opened.close());
  await opened.sweep();
  return { ...opened, lines };
}

const keysOf = async (database: URL) =>
  (await databaseOf(database).collection('limits').find().toArray()).map(({ key }) => key);

const ofVisitors = { keyPrefix: 'visitors', points: 3, duration: 600 };

describeCounters('MongoDB', async () => (await openAt(newDatabase())).counters);

it('counters in MongoDB admit no more under concurrency', async () => {
  const { counters } = await openAt(newDatabase());
  expect(await rush(counters, 7)).toBe(7);
});

describe('several services on one database', () => {
  it('share one limit', async () => {
    const database = newDatabase();
    const start = async () => {
      const { counters } = await openAt(database);
      const { address } = await startService({ limits: { posts: createRateLimiter(3, 8, counters) } });
      return visitorAt(address);
    };
    const visitors = await Promise.all([start(), start()]);
    const body = { ...filledIn.newsletter, captcha: 'bypass' };
    const statuses: number[] = [];
    for (let round = 0; round < 6; round++)
      for (const visitor of visitors) statuses.push((await visitor.post('newsletter', body)).status);
    expect(statuses).toEqual([...Array(8).fill(200), ...Array(4).fill(429)]);
  });

  it('store no address in the database, and remove expired counts', async () => {
    const database = newDatabase();
    const { counters, sweep } = await openAt(database);
    const [short, long] = [1, 600].map((duration) => counters({ keyPrefix: `for-${duration}-s`, points: 3, duration }));
    await Promise.all([short?.take('198.51.100.7'), long?.take('198.51.100.7')]);
    const kept = databaseOf(database).collection('limits');
    expect(await kept.countDocuments()).toBe(2);
    expect(JSON.stringify(await kept.find().toArray())).not.toContain('198.51.100');
    const keysAfterSweep = async () => {
      await sweep();
      return keysOf(database);
    };
    await expect.poll(keysAfterSweep).toEqual([expect.stringContaining('for-600-s')]);
  });
});

it.each([1, 55])('clocks that differ by %i s let no one exceed a shared limit', async (seconds) => {
  const database = newDatabase();
  const { counters, sweep } = await openAt(database);
  const limiter = counters({ keyPrefix: 'minute', points: 1, duration: 60 });
  await limiter.take('visitor');
  await databaseOf(database)
    .collection('limits')
    .updateMany({}, { $set: { expire: new Date(Date.now() + (60 + seconds) * 1_000) } });
  await sweep();
  const waits = [await limiter.take('visitor'), await limiter.take('visitor')];
  expect(waits).toEqual([60, 60]);
});

it('a clock set back by a day does not make visitors wait for a day', async () => {
  const database = newDatabase();
  const { counters, sweep } = await openAt(database);
  const limiter = counters({ ...ofVisitors, points: 1 });
  expect([await limiter.take('visitor'), (await limiter.take('visitor')) > 0]).toEqual([0, true]);
  const tomorrow = new Date(Date.now() + DAY_MS);
  await databaseOf(database)
    .collection('limits')
    .updateMany({}, { $set: { expire: tomorrow } });
  await sweep();
  expect(await limiter.take('visitor')).toBe(0);
});

describe('while the database is unavailable', () => {
  it.each(['cut', 'swallow'] as const)('(%s) each service counts in memory without delay', async (fault) => {
    const database = newDatabase();
    const link = await openLink(Number(database.port), database.hostname);
    onTestFinished(() => link.close());
    database.port = String(link.port);
    database.searchParams.set('directConnection', 'true');
    const { counters, lines } = await openAt(database, {});
    const limiter = counters(ofVisitors);

    link[fault]();
    const started = performance.now();
    const waits = await Promise.all(Array.from({ length: 20 }, () => limiter.take('visitor')));
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
    expect(lines.join('')).toContain('database unavailable; rate limits are counted in memory');

    link.restore();
    const after = counters({ ...ofVisitors, keyPrefix: 'after' });
    const keysAfterwards = async () => {
      await after.take('visitor');
      return keysOf(database);
    };
    await expect
      .poll(keysAfterwards, { timeout: 40_000, interval: 500 })
      .toContainEqual(expect.stringContaining('after'));
  });

  it('a service starts, and stops without delay', async () => {
    const uri = 'mongodb://127.0.0.1:1/site?directConnection=true';
    const opened = openMongoCounters({ uri, secret: 'keyed', logger: createLogger('silent') });
    expect(await opened.counters(ofVisitors).take('visitor')).toBe(0);
    const started = performance.now();
    await opened.close();
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
