import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepStore } from './local-site.ts';

/** Returns the folders of a site and of its kept copy. */
function siteToKeep() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [site = '', kept = ''] = ['site', 'kept'].map((name) => path.join(folder, name));
  for (const name of ['store', 'rendered']) mkdirSync(path.join(site, name), { recursive: true });
  writeFileSync(path.join(site, 'store/release'), 'former');
  return { folder, site, kept };
}

test('a store that cannot be copied completely leaves the kept one as it was', async () => {
  const { folder, site, kept } = siteToKeep();
  await keepStore(path.join(site, 'store'), kept);

  writeFileSync(path.join(site, 'store/release'), 'newer');
  rmSync(path.join(site, 'rendered'), { recursive: true });
  await expect(keepStore(path.join(site, 'store'), kept)).rejects.toThrow('rendered');
  expect(readFileSync(path.join(kept, 'store/release'), 'utf8')).toBe('former');
  expect(readdirSync(folder).sort()).toEqual(['kept', 'site']);
});

test('simultaneous checks of two releases keep a complete site', async () => {
  const { folder, site, kept } = siteToKeep();
  for (let round = 0; round < 10; round++)
    await Promise.all([1, 2, 3].map(() => keepStore(path.join(site, 'store'), kept)));
  expect(readFileSync(path.join(kept, 'store/release'), 'utf8')).toBe('former');
  expect(readdirSync(folder).sort()).toEqual(['kept', 'site']);
});
