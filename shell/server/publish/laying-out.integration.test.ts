import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { describeFile } from '@site/contracts/integrity';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteCommand } from '../testing/site-command.ts';
import { TestShell } from '../testing/test-shell.ts';

let shell: TestShell;
const pages = [{ path: '/' }, { path: '/prices' }];
const LOGO = '<svg/>';

/** Publishes a sales release with an additional file. */
function publishSales(version: string, file: string): void {
  const change = (release: Release) => ({ ...release, files: { ...release.files, [file]: describeFile(LOGO) } });
  shell.sales.remove('media');
  shell.sales.write(file, LOGO);
  shell.sales.publish({ name: 'sales', version, pages, change });
}

const publishHelp = (version: string, path = '/help') =>
  shell.help.publish({ name: 'help', version, pages: [{ path: '/help' }, ...(path === '/help' ? [] : [{ path }])] });

beforeEach(() => {
  shell = new TestShell();
  publishSales('1.0.0', 'media/logo/small');
  publishHelp('1.0.0');
  return shell.start();
});

afterEach(() => shell.dispose());

const REFUSAL = {
  remote: 'sales',
  version: '2.0.0',
  reason:
    'The release cannot be published: the name remotes/sales/media/logo is taken by another release, or too long (EISDIR).',
};

test('refuses a release whose files conflict with former ones, while another team keeps publishing', async () => {
  publishSales('2.0.0', 'media/logo');
  publishHelp('2.0.0', '/help/more');
  const first = await shell.refresh();
  expect(first).toMatchObject({ refused: [REFUSAL], failed: null });
  expect(first.releases).toMatchObject({ sales: { version: '1.0.0' }, help: { version: '2.0.0' } });

  const preview = await siteCommand(shell, ['preview', 'sales@2.0.0']);
  expect(preview).toMatchObject({ code: 1, stderr: expect.stringContaining(REFUSAL.reason) });

  publishHelp('3.0.0', '/help/most');
  const next = await shell.refresh();
  expect(next).toMatchObject({ refused: [REFUSAL], failed: null });
  expect(next.releases.help?.version).toBe('3.0.0');
  expect((await shell.get('/help/most')).status).toBe(200);
  expect(await shell.text('/remotes/sales/media/logo/small')).toBe(LOGO);

  publishSales('2.0.1', 'media/mark');
  expect(await shell.refresh()).toMatchObject({ refused: [], failed: null, releases: { sales: { version: '2.0.1' } } });
});

test('A team that publishes at the same moment as a later team with conflicting files goes live', async () => {
  await shell.stop();
  await shell.start({ REMOTES: `help=${shell.help.path},sales=${shell.sales.path}` });
  publishHelp('2.0.0', '/help/more');
  publishSales('2.0.0', 'media/logo');
  const { refused, releases } = await shell.refresh();
  expect(refused).toMatchObject([REFUSAL]);
  expect(releases).toMatchObject({ sales: { version: '1.0.0' }, help: { version: '2.0.0' } });
});

test('keeps the files of the live release when a release or preview is refused for its names', async () => {
  const script = path.join(shell.dataDir, 'public/files/remotes/sales/static/remote.js');
  const before = readFileSync(script, 'utf8');
  publishSales('2.0.0', 'media/logo');
  expect(await shell.refresh()).toMatchObject({ refused: [REFUSAL] });
  expect(readFileSync(script, 'utf8')).toBe(before);
  expect(await siteCommand(shell, ['preview', 'sales@2.0.0'])).toMatchObject({ code: 1 });
  expect(readFileSync(script, 'utf8')).toBe(before);
});

test('refuses no release of another team when the files of a live release no longer have a place', async () => {
  await shell.stop();
  const script = path.join(shell.dataDir, 'public/files/remotes/sales/static/remote.js');
  rmSync(script);
  mkdirSync(script);
  await shell.start();
  publishHelp('2.0.0', '/help/more');
  const reason = expect.stringContaining('the name remotes/sales/static/remote.js is taken');
  expect(await shell.refresh()).toMatchObject({ refused: [], failed: { reason } });
});

test('names a remedy, and refuses no release, when the disk fails', async () => {
  const compositions = path.join(shell.dataDir, 'public/compositions');
  renameSync(compositions, `${compositions}.away`);
  symlinkSync('compositions', compositions);
  publishHelp('2.0.0', '/help/more');
  const reason = `Files cannot be stored in ${shell.dataDir} (ELOOP): choose another folder with DATA_DIR.`;
  expect(await shell.refresh()).toMatchObject({ refused: [], failed: { reason } });
  rmSync(compositions);
  renameSync(`${compositions}.away`, compositions);
  expect(await shell.refresh()).toMatchObject({ failed: null, releases: { help: { version: '2.0.0' } } });
});
