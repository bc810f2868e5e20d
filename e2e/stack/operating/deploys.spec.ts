import { readFile, rm, writeFile } from 'node:fs/promises';
import { inProject } from '@site/dev-tools/project-root.ts';
import { expect } from 'playwright/test';
import { headed } from '../../support/content-edits.ts';
import { compose, composeIn, environment, up, upWith } from '../compose.ts';
import { containersOf, remotes, services } from '../containers.ts';
import { whileRead } from '../load.ts';
import { page, shows, versionOf } from '../site.ts';
import { test } from '../test.ts';

const deploy = ['up', '--detach', '--build', '--wait'];

const everyContainer = async () =>
  Object.fromEntries(await Promise.all(services.map(async (service) => [service, await containersOf(service)])));

test.afterEach(async () => {
  await up('--no-build');
});

test('a team deploys its remote alone, and an operator rolls it back without the remote', async ({ checkout }) => {
  const before = await everyContainer();
  const oldVersion = await versionOf('wholesale');
  const heading = `Trunks of ${Date.now()}`;
  await checkout.change('mfe-wholesale/src/pages/sip-trunking/content.ts', headed(heading));

  const failed = await whileRead(async () => {
    await composeIn(checkout.folder, ...deploy, 'mfe-wholesale');
    await shows('/sip-trunking', heading);
  });
  expect(failed).toEqual([]);
  const after = await everyContainer();
  expect(after['mfe-wholesale']).not.toEqual(before['mfe-wholesale']);
  expect({ ...after, 'mfe-wholesale': [] }).toEqual({ ...before, 'mfe-wholesale': [] });

  await compose('stop', 'mfe-wholesale');
  expect(await compose('exec', '--no-TTY', 'shell', 'ls', '/data/store/releases')).toContain(
    `wholesale@${oldVersion}.json`,
  );
  const registry = JSON.parse(await readFile(inProject('shell/remotes.json'), 'utf8'));
  registry.wholesale.pin = oldVersion;
  const file = `${checkout.folder}/registry.json`;
  await writeFile(file, JSON.stringify(registry), { mode: 0o644 });
  expect(await whileRead(() => upWith({ REMOTES_FILE: file }, '--no-build', 'shell'))).toEqual([]);
  await expect.poll(() => versionOf('wholesale'), { timeout: 60_000 }).toBe(oldVersion);
  expect(await page('/sip-trunking')).not.toContain(heading);

  await rm(file);
  await up('--no-build');
  await shows('/sip-trunking', heading);
});

test('an operator rolls back and forward by command, without the remote and without a restart', async () => {
  const live = await versionOf('wholesale');
  const site = (...options: string[]) => compose('exec', '--no-TTY', 'shell', 'site', ...options);
  const failed = await whileRead(async () => {
    await compose('stop', 'mfe-wholesale');
    await site('rollback', 'wholesale', '--note', 'tried in the stack');
    await expect.poll(() => versionOf('wholesale')).not.toBe(live);
    await up('--no-build');
    await site('unpin', 'wholesale');
    await expect.poll(() => versionOf('wholesale')).toBe(live);
  });
  expect(failed).toEqual([]);
  expect(await site('history', 'wholesale')).toContain('tried in the stack');
});

test('stopped remotes do not affect visitors, even when a shell starts in the meantime', async () => {
  const before = await page('/sip-trunking');
  const failed = await whileRead(async () => {
    await compose('stop', ...remotes);
    expect(await page('/sip-trunking')).toBe(before);
    await compose('restart', 'shell');
  });
  expect(failed).toEqual([]);
  expect(await page('/sip-trunking')).toBe(before);
});

test('a remote with a broken release does not affect visitors', async () => {
  const before = await page('/help-center');
  const files = `${environment.COMPOSE_FILE}:${inProject('e2e/stack/broken-remote/compose.yml')}`;
  const failed = await whileRead(async () => {
    await upWith({ COMPOSE_FILE: files }, '--no-deps', '--no-build', 'mfe-support');
    await expect.poll(() => compose('logs', '--no-log-prefix', 'shell')).toMatch(/support.*refused|refused.*support/);
  });
  expect(failed).toEqual([]);
  expect(await page('/help-center')).toBe(before);
});
