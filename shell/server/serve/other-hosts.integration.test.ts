import { FEDERATION_MANIFEST, type Release } from '@site/contracts';
import { describeFile } from '@site/contracts/integrity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestShell } from '../testing/test-shell.ts';

const shell = new TestShell();
const ADDRESS = '/remotes/sales/mf-manifest.json';

const manifest = (entry: string) =>
  JSON.stringify({
    name: 'site_sales',
    metaData: { publicPath: 'auto', buildInfo: { buildVersion: '1' }, remoteEntry: { name: entry } },
  });

const steer = (verb: string) =>
  shell.get(`/-/remotes/sales/${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

/** Publishes a release with a manifest. */
function publish(version: string, text: string): void {
  shell.sales.write(FEDERATION_MANIFEST, text);
  const change = (release: Release) => ({
    ...release,
    files: { ...release.files, [FEDERATION_MANIFEST]: describeFile(text) },
  });
  shell.sales.publish({ name: 'sales', version, pages: [{ path: '/' }], change });
}

beforeAll(async () => {
  publish('1.0.0', manifest('first.js'));
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  await shell.start();
});

afterAll(() => shell.dispose());

describe('An application on another origin', () => {
  test('can read the manifest of a release, with its name and version', async () => {
    const answer = await shell.get(ADDRESS);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.json()).toEqual({
      name: 'site_sales',
      metaData: {
        publicPath: 'auto',
        buildInfo: { buildName: 'sales', buildVersion: '1.0.0' },
        remoteEntry: { name: 'first.js' },
      },
    });
  });

  test('may load files of releases and the shell, but no documents', async () => {
    const allowed = async (address: string) =>
      (await shell.get(address)).headers.get('access-control-allow-origin') ?? 'nobody';
    expect(await allowed('/remotes/sales/static/remote.js')).toBe('*');
    const [, application = ''] = /data-application="(\/assets\/[^"]+)"/.exec(await shell.text('/')) ?? [];
    expect(await allowed(application)).toBe('*');
    expect(await allowed('/')).toBe('nobody');
    expect(await allowed('/composition.json')).toBe('nobody');
  });

  test('gets a new release when it goes live, and the former one after a rollback', async () => {
    publish('2.0.0', manifest('second.js'));
    await shell.refresh();
    expect(await shell.text(ADDRESS)).toContain('second.js');
    expect(await shell.text(ADDRESS)).toContain('2.0.0');

    await steer('rollback');
    expect(await shell.text(ADDRESS)).toContain('first.js');
    await steer('unpin');
  });

  test('gets 404 for a manifest nested too deeply, whose release still goes live', async () => {
    publish('2.1.0', `{"metaData":{},"modules":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
    const { releases } = await shell.refresh();
    expect(releases.sales?.version).toBe('2.1.0');
    expect((await shell.get(ADDRESS)).status).toBe(404);
  });

  test('gets 404 for a release without a valid manifest', async () => {
    expect((await shell.get('/remotes/help/mf-manifest.json')).status).toBe(404);
    publish('3.0.0', 'no manifest');
    const { releases } = await shell.refresh();
    expect(releases.sales?.version).toBe('3.0.0');
    expect((await shell.get(ADDRESS)).status).toBe(404);
  });
});
