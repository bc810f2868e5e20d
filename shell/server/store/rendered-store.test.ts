import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRenderedStore } from './rendered-store.ts';

const page = {
  path: '/',
  status: 200 as const,
  links: [],
  ids: [],
  edges: [0, 0, 13, 13] as [number, number, number, number],
  content: Buffer.from('<h1>Home</h1>'),
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rendered-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('loads identical documents in another process', async () => {
  const store = openRenderedStore(folder);
  await store.save('key', [page]);
  const saved = await store.load('key');
  expect(saved).toHaveLength(1);
  expect(await openRenderedStore(folder).load('key')).toEqual(saved);
  expect(await openRenderedStore(folder).load('another')).toBeUndefined();
});

test('keeps used documents of any age and the last hundred others', async () => {
  const store = openRenderedStore(folder);
  const keys = Array.from({ length: 103 }, (_, age) => `key${age}`);
  for (const [age, key] of keys.entries()) {
    await store.save(key, [page]);
    const time = new Date(Date.now() - age * 60_000);
    utimesSync(path.join(folder, key), time, time);
  }
  await store.prune(new Set(['key102']));
  expect(readdirSync(folder).sort()).toEqual([...keys.slice(0, 100), 'key102'].sort());
});
