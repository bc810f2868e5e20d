import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createRefusals } from '../refusals.ts';
import { createMetrics } from '../serve/metrics.ts';
import { createDecider } from './decide.ts';
import { lastLive, liveAndFormer, openHistory, publicationOf, wayBack } from './history.ts';
import type { HistoryEntry } from './history-entry.ts';
import { openSteeringStore } from './steering-store.ts';

test('keeps the note of a push when a poll publishes the same release at the same time', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'deciding-'));
  const store = await openSteeringStore(folder, { error: () => {} });
  const history = await openHistory(folder);
  let version = '1.0.0';
  const report = { id: '', createdAt: '', pages: [], refused: [], failed: null, warnings: [] };
  const site = {
    report: () => ({ ...report, releases: { sales: { version, pages: 1 } } }),
    warnings: () => [],
    dismiss: () => {},
    async apply() {
      // Written by the composition of the poll, which began before the decision.
      const at = new Date().toISOString();
      await history.add({ at, remote: 'sales', action: 'publish', version: '2.0.0', by: 'source', outcome: 'live' });
      version = '2.0.0';
    },
  };
  const { goTo, record } = createDecider({ site, store, history });

  const attribution = { by: 'sales ci', note: 'new prices', at: new Date().toISOString() };
  const pushed = await goTo('sales', '2.0.0', { ...attribution, action: 'push', version: '2.0.0' }, (before) => before);
  await record(pushed, attribution);
  expect(pushed.outcome).toBe('live');
  expect(publicationOf(await history.list(), 'sales')).toMatchObject({ by: 'sales ci', note: 'new prices' });
});

test('keeps a newer decision of another shell when a promotion is reverted because its release cannot go live', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'deciding-'));
  const open = () => openSteeringStore(folder, { error: () => {} });
  const [store, other] = [await open(), await open()];
  const attribution = { by: 'sales ci', at: new Date().toISOString() };
  const pin = { ...attribution, by: 'operator', version: '1.0.0' };
  const releases = { sales: { version: '1.0.0', pages: 1 } };
  const site = {
    report: () => ({ id: '', createdAt: '', releases, pages: [], refused: [], failed: null, warnings: [] }),
    warnings: () => [],
    dismiss: () => {},
    async apply() {
      const decided = { sales: { revision: 2, pin } };
      if (!store.state().remotes.sales?.pin) await other.update((state) => ({ ...state, remotes: decided }));
    },
  };
  const { goTo } = createDecider({ site, store, history: await openHistory(folder) });

  const decision = { ...attribution, action: 'promote' as const, version: '2.0.0' };
  const promoted = await goTo('sales', '2.0.0', decision, (before) => ({ ...before, chosen: { version: '2.0.0' } }));
  expect(promoted.outcome).toBe('failed');
  expect(store.state().remotes.sales).toMatchObject({ pin });
});

describe('The history of a team whose pipeline fails every minute', () => {
  const entry = (outcome: 'live' | 'refused', version: string): HistoryEntry => ({
    at: '2026-11-26T10:00:00.000Z',
    remote: 'sales',
    action: 'publish',
    by: 'source',
    outcome,
    version,
  });
  const lines = (...entries: HistoryEntry[]) => entries.map((one) => `${JSON.stringify(one)}\n`).join('');
  const refused = (count: number) => Array.from({ length: count }, (_, index) => entry('refused', `3.0.${index}`));
  const open = async (text: string) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
    const file = path.join(folder, 'history.jsonl');
    writeFileSync(file, text);
    return { file, history: await openHistory(folder) };
  };
  const newest = async ({ list }: { list(): Promise<HistoryEntry[]> }) => (await list()).at(-1)?.version;

  test('takes bounded memory, includes all live releases, and keeps its file complete', async () => {
    const text = lines(entry('live', '1.0.0'), ...refused(1_500), entry('live', '2.0.0'), ...refused(1_500));
    const { file, history } = await open(text);
    const entries = await history.list();
    expect(entries).toHaveLength(1_002);
    expect(entries.at(-1)).toEqual(entry('refused', '3.0.1499'));
    expect(wayBack(entries, 'sales')).toEqual(['1.0.0', '2.0.0']);
    await history.add(entry('live', '4.0.0'));
    expect(lastLive(await history.list(), 'sales')?.version).toBe('4.0.0');
    expect(readFileSync(file, 'utf8')).toBe(text + lines(entry('live', '4.0.0')));
  });

  test('limits the list of current refusals to the last hundred', () => {
    const refusals = createRefusals({ logger: pino({ level: 'silent' }), metrics: createMetrics(), onRefused() {} });
    const at = '2026-11-26T10:00:00.000Z';
    refusals.add({ remote: 'help', version: '1.0.0', reason: 'It is empty.', at });
    for (const { version } of refused(150)) refusals.add({ remote: 'sales', version, reason: 'It is empty.', at });
    const versions = refusals.list().map(({ version }) => version);
    expect(versions).toHaveLength(101);
    expect(versions).toEqual(expect.arrayContaining(['1.0.0', '3.0.50', '3.0.149']));
  });

  test('follows additions of another shell during concurrent reads', async () => {
    const { file, history } = await open(lines(entry('live', '1.0.0')));
    await history.list();
    appendFileSync(file, lines(entry('live', '2.0.0')));
    const lists = await Promise.all([history.list(), history.list()]);
    expect(lists.map((entries) => wayBack(entries, 'sales'))).toEqual(Array(2).fill(['1.0.0', '2.0.0']));
  });

  test('names the previous release, which stays stored, even if the live one is missing', async () => {
    const { history } = await open(lines(entry('live', '1.0.0'), entry('live', '2.0.0')));
    expect(liveAndFormer(await history.list(), new Map([['sales', { version: '3.0.0' }]]))).toEqual([
      { name: 'sales', version: '2.0.0' },
      { name: 'sales', version: '3.0.0' },
    ]);
  });

  test('is read from the beginning when the file is replaced', async () => {
    const { file, history } = await open(lines(entry('live', '1.0.0'), entry('live', '2.0.0')));
    await history.list();
    writeFileSync(file, lines(entry('live', '5.0.0')));
    expect(wayBack(await history.list(), 'sales')).toEqual(['5.0.0']);
  });

  test('ignores an incomplete line until it is complete', async () => {
    const added = lines(entry('live', '2.0.0'));
    const { file, history } = await open(lines(entry('live', '1.0.0')) + added.slice(0, 30));
    expect(await newest(history)).toBe('1.0.0');
    appendFileSync(file, added.slice(30));
    expect(await newest(history)).toBe('2.0.0');
  });
});
