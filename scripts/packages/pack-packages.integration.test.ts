import { existsSync, realpathSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@site/dev-tools/project-root.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { packPackages, type Tarball } from './pack-packages.ts';
import { readManifest } from './published-packages.ts';

/** Script of npm, as npm itself passes it to commands. */
function npmScript(): string {
  const { npm_execpath: script, PATH = '' } = process.env;
  const programs = PATH.split(path.delimiter).map((folder) => path.join(folder, 'npm'));
  return script ?? realpathSync(programs.find(existsSync) ?? '');
}

describe('packages packed for a team that has a version of one', () => {
  const existing = `site-ui-${readManifest(root, 'packages/ui').version}.tgz`;
  let folder: string;
  let tarballs: Tarball[];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'packages-'));
    await writeFile(path.join(folder, existing), 'as the team installed it');
    vi.stubEnv('npm_execpath', npmScript());
    // As on Windows, only programs can be executed, and no scripts.
    vi.stubEnv('PATH', '/nowhere');
    tarballs = await packPackages(folder, root).finally(() => vi.unstubAllEnvs());
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('leave this version unchanged, whose hash is in the lock file of the team', async () => {
    expect(tarballs.filter(({ isKept }) => isKept).map(({ file }) => file)).toEqual([existing]);
    expect(await readFile(path.join(folder, existing), 'utf8')).toBe('as the team installed it');
  });

  test('are compiled and packed on machines that execute no scripts, such as those with Windows', async () => {
    expect((await readdir(folder)).sort()).toEqual(tarballs.map(({ file }) => file).sort());
  });
});
