import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@site/dev-tools/project-root.ts';
import { expect, onTestFinished, test } from 'vitest';
import { packPackages } from './pack-packages.ts';
import { readManifest } from './published-packages.ts';

test('packages packed again leave versions that a team has unchanged, whose hashes are in its lock file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'packages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const existing = `site-ui-${readManifest(root, 'packages/ui').version}.tgz`;
  await writeFile(path.join(folder, existing), 'as the team installed it');

  const tarballs = await packPackages(folder, root);
  expect(tarballs.filter(({ isKept }) => isKept).map(({ file }) => file)).toEqual([existing]);
  expect(await readFile(path.join(folder, existing), 'utf8')).toBe('as the team installed it');
  expect((await readdir(folder)).sort()).toEqual(tarballs.map(({ file }) => file).sort());
});
