import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore, type Store } from '../store/store.ts';
import { createReleaseFiles } from './release-files.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  store = await openStore(folder, 1e9, 1);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('Addresses that nobody has do not have the store searched each time', async () => {
  const search = vi.spyOn(store.releases, 'listOthers');
  const files = createReleaseFiles(store);
  for (const name of ['a.js', 'b.js', 'c.js'])
    expect(await files.find(`/remotes/sales/static/${name}`)).toBeUndefined();
  expect(search).toHaveBeenCalledTimes(1);

  await store.shells.save({ 'static/main.js': 'sha384-' });
  expect(await files.find('/assets/static/other.js')).toBeUndefined();
  expect(search).toHaveBeenCalledTimes(2);
});
