import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSteeringStore } from './steering/steering-store.ts';

test('keeps the decisions and accepts no releases while the state file cannot be examined', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tag-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = await openSteeringStore(folder, { error() {} });
  await store.update((before) => ({ ...before, removed: ['help'] }));

  const file = path.join(folder, 'state.json');
  rmSync(file);
  symlinkSync('state.json', file);
  await store.refresh();
  expect(store.state().removed).toEqual(['help']);
  expect(store.fault()).toContain('ELOOP');

  rmSync(file);
  await store.refresh();
  expect(store.state().removed).toEqual([]);
  expect(store.fault()).toBeUndefined();
});
