import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LeadStore } from '../src/store/lead-store.ts';
import { startService } from './service.ts';
import { visitorAt } from './visitor.ts';

/** Another process that holds the file, as a careless backup would. */
function lock(file: string): () => void {
  // The service may be writing at this moment.
  const other = new DatabaseSync(file, { timeout: 20_000 });
  other.exec('BEGIN EXCLUSIVE');
  const release = () => other.isOpen && other.close();
  onTestFinished(() => void release());
  return release;
}

describe('while leads cannot be kept', () => {
  it('a visitor is told so within five seconds, and nothing is acknowledged', { timeout: 20_000 }, async () => {
    const { address, file, store } = await startService();
    const visitor = visitorAt(address);
    const release = lock(file);
    const key = { 'idempotency-key': 'kept-over-retries' };
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.send('contact', {}, key)));
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers[0]?.headers.get('retry-after')).toBe('15');
    expect(await answers[0]?.text()).toContain('try again in a minute');

    const unready = await fetch(`${address}/readyz`);
    expect([unready.status, (await fetch(`${address}/livez`)).status]).toEqual([503, 200]);

    release();
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await visitor.send('contact', {}, key)).status).toBe(200);
    expect(await store.list({})).toHaveLength(1);
  });

  it('a store that hangs makes nobody wait longer', { timeout: 20_000 }, async () => {
    const never = () => new Promise<never>(() => undefined);
    const store: LeadStore = {
      save: never,
      findEarlier: never,
      changeMembership: never,
      claim: never,
      settle: never,
      reopen: never,
      outbox: never,
      list: never,
      check: never,
      close: async () => undefined,
    };
    const { address } = await startService({ store });
    const started = performance.now();
    const statuses = await Promise.all([
      visitorAt(address)
        .send('contact')
        .then(({ status }) => status),
      fetch(`${address}/readyz`).then(({ status }) => status),
    ]);
    expect(statuses).toEqual([503, 503]);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

it('a mistake of ours is answered in words and logged without what the visitor wrote', async () => {
  const broken: LeadStore['save'] = ({ fields }) => Promise.reject(new TypeError(`cannot keep ${fields.email}`));
  const { store } = await startService();
  const { address, lines } = await startService({ store: { ...store, save: broken } });
  const response = await visitorAt(address).send('contact');
  expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('went wrong on our side')]);
  expect(lines.join('')).toContain('TypeError');
  expect(lines.join('')).not.toContain('lantern');
});
