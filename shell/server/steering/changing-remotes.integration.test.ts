import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { RemoteFolder } from '../testing/remote-folder.ts';
import { words } from '../testing/sales-team.ts';
import { siteCommand } from '../testing/site-command.ts';
import { TestShell } from '../testing/test-shell.ts';

let shell: TestShell;
let partners: RemoteFolder;
let server: Server;
let source: string;

beforeEach(async () => {
  shell = new TestShell();
  shell.sales.publish({ name: 'sales', pages: [{ path: '/', html: `${words('home')}<a href="/help">help</a>` }] });
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  partners = new RemoteFolder();
  partners.publish({ name: 'partners', version: '1.0.0', pages: [{ path: '/partner-portal' }] });
  server = createServer((request, response) => response.end(readFileSync(path.join(partners.path, request.url ?? ''))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  source = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await shell.start();
});

afterEach(async () => {
  await shell.dispose();
  partners.remove();
  server.closeAllConnections();
  server.close();
});

const ask = async (method: string, remote: string, body: object = {}) => {
  const response = await shell.get(`/-/remotes/${remote}`, { method, body: JSON.stringify(body) });
  return { status: response.status, ...((await response.json()) as { message: string }) };
};
const answers = async (address: string, of = shell) => (await of.get(address)).status;

describe('A remote that is added while the site is running', () => {
  test('is live immediately, polled from then on, and kept after a restart', async () => {
    expect(await answers('/partner-portal')).toBe(404);
    expect(await ask('PUT', 'partners', { source, note: 'a fourth team' })).toMatchObject({
      status: 200,
      outcome: 'done',
      version: '1.0.0',
      message: 'partners was added; 1.0.0 is live.',
    });
    expect(await answers('/partner-portal')).toBe(200);
    expect(await (await shell.get('/-/history?remote=partners')).json()).toMatchObject([
      { action: 'add-remote', by: 'this machine', note: 'a fourth team', outcome: 'done' },
      { action: 'publish', version: '1.0.0', by: 'source', outcome: 'live' },
    ]);

    await shell.stop();
    await shell.start({ REMOTES_POLL_MS: '20' });
    expect(await answers('/partner-portal')).toBe(200);
    partners.publish({ name: 'partners', version: '2.0.0', pages: [{ path: '/partner-portal' }, { path: '/deals' }] });
    await expect.poll(() => answers('/deals')).toBe(200);
  });

  test('may be added before its first release', async () => {
    partners.remove('release.json');
    server.removeAllListeners('request').on('request', (_request, response) => response.writeHead(404).end());
    expect(await ask('PUT', 'partners', { source, paths: ['/partner-portal'] })).toMatchObject({
      outcome: 'done',
      message: `partners was added; there is no release at ${source} yet.`,
    });
    expect((await shell.status()).absent).toEqual([{ remote: 'partners', source }]);
    expect(await answers('/partner-portal')).toBe(503);
    await shell.refresh();
    expect(await answers('/')).toBe(200);
  });

  test('needs no address if it is push-only, even after a restart', async () => {
    expect(await ask('PUT', 'partners', { paths: ['/partner-portal'] })).toMatchObject({
      outcome: 'done',
      message: 'partners was added; push its first release.',
    });
    expect((await siteCommand(shell, ['status'])).stdout).toMatch(/^partners has no release: push its first one\.$/m);
    expect(await answers('/partner-portal')).toBe(503);
    const pushed = await siteCommand(shell, ['push', 'partners', partners.path]);
    expect(pushed.stdout).toMatch(/^live in \d+ ms: partners 1\.0\.0 is live\.$/m);

    await shell.stop();
    await shell.start({ REMOTES_POLL_MS: '20' });
    expect(await answers('/partner-portal')).toBe(200);
    expect((await shell.refresh()).refused).toEqual([]);
    expect(await shell.text('/-/metrics')).toMatch(/^site_remote_up\{remote="partners"\} 1$/m);
  });

  test('is refused when its name is taken or its address is invalid', async () => {
    expect(await ask('PUT', 'help', { source })).toMatchObject({
      status: 409,
      message: 'The remote "help" already exists: remove it first.',
    });
    expect(await ask('PUT', 'partners', { source: '/etc' })).toMatchObject({ status: 400 });
    expect(await ask('PUT', 'Partners', { source })).toMatchObject({ status: 400 });
  });

  test('is known to every shell on the same data folder', async () => {
    const other = new TestShell(shell.dataDir);
    onTestFinished(() => other.stop());
    await other.start({ REMOTES: `sales=${shell.sales.path},help=${shell.help.path}`, REMOTES_POLL_MS: '20' });
    await ask('PUT', 'partners', { source });
    await expect.poll(() => answers('/partner-portal', other)).toBe(200);
    await ask('DELETE', 'partners');
    await expect.poll(() => answers('/partner-portal', other)).toBe(404);
  });
});

describe('A remote that is removed', () => {
  test('disappears with its pages, even after a restart, until it is added again', async () => {
    expect(await ask('DELETE', 'help', { note: 'merged into sales' })).toMatchObject({ status: 200, outcome: 'done' });
    expect(await answers('/help')).toBe(404);
    expect(await answers('/')).toBe(200);
    const { releases, warnings } = await shell.status();
    expect(Object.keys(releases)).toEqual(['sales']);
    expect(warnings).toContainEqual({ remote: 'sales', page: '/', message: 'Links to /help, which does not exist.' });
    expect(await (await shell.get('/-/history?limit=1')).json()).toMatchObject([
      { remote: 'help', action: 'remove-remote', by: 'this machine', note: 'merged into sales', outcome: 'done' },
    ]);

    await shell.stop();
    await shell.start();
    await shell.refresh();
    expect(await answers('/help')).toBe(404);

    partners.publish({ name: 'help', version: '2.0.0', pages: [{ path: '/help' }] });
    expect(await ask('PUT', 'help', { source })).toMatchObject({ outcome: 'done', version: '2.0.0' });
    expect(await answers('/help')).toBe(200);
  });

  test('leaves no state for another remote of the same name, and no alert', async () => {
    shell.help.remove();
    await shell.refresh();
    expect(await shell.text('/-/metrics')).toContain('site_remote_up{remote="help"} 0');
    await ask('DELETE', 'help');
    expect(await shell.text('/-/metrics')).not.toContain('site_remote_up{remote="help"}');
    expect(await ask('PUT', 'help', { source: 'http://127.0.0.1:1/' })).toMatchObject({
      message: 'help was added; there is no release at http://127.0.0.1:1/ yet.',
    });
    expect(await answers('/help')).toBe(404);
  });

  test('is named in the status while the registry file still lists it', async () => {
    await ask('DELETE', 'help');
    expect((await shell.status()).hidden).toEqual([{ remote: 'help', by: 'this machine', at: expect.any(String) }]);
    expect((await siteCommand(shell, ['status'])).stdout).toMatch(
      /^help is in the registry file, but was removed by this machine, .+: "add-remote help" brings it back\.$/m,
    );
    expect(await shell.text('/-/')).toContain('<code>add-remote help</code> brings it back.');
    expect((await siteCommand(shell, ['add-remote', 'help'])).stdout).toMatch(/^help was added; \S+ is live\.$/m);
    expect((await shell.status()).hidden).toEqual([]);
    expect(await answers('/help')).toBe(200);
  });

  test('leaves its name to the registry file if only a command had added it', async () => {
    await ask('PUT', 'partners', { source });
    await ask('DELETE', 'partners');
    const registry = path.join(shell.dataDir, 'remotes.json');
    const before = JSON.parse(readFileSync(registry, 'utf8'));
    writeFileSync(registry, JSON.stringify({ ...before, partners: { source } }));
    await shell.refresh();
    expect(await answers('/partner-portal')).toBe(200);
    expect((await shell.status()).hidden).toEqual([]);
  });

  test('frees its paths for others', async () => {
    await ask('DELETE', 'help');
    shell.sales.publish({ name: 'sales', version: '2.0.0', pages: [{ path: '/' }, { path: '/help' }] });
    expect((await shell.refresh()).refused).toEqual([]);
    expect(await answers('/help')).toBe(200);
  });

  test.each(['help', 'partners'])(
    'stays with all decisions about it when the site cannot be published without it: %s',
    async (remote) => {
      await ask('PUT', 'partners', { source });
      await ask('POST', `${remote}/pin`);
      await ask('POST', `${remote}/pause`);
      const state = () => JSON.parse(readFileSync(path.join(shell.dataDir, 'steering/state.json'), 'utf8'));
      const before = state();
      const published = path.join(shell.dataDir, 'public');
      renameSync(published, `${published}.away`);
      writeFileSync(published, '');
      expect(await ask('DELETE', remote)).toMatchObject({ outcome: 'failed' });
      rmSync(published);
      renameSync(`${published}.away`, published);
      expect(state()).toEqual(before);
    },
  );

  test('must exist and must not own the home page', async () => {
    expect(await ask('DELETE', 'sales')).toMatchObject({
      status: 409,
      message: 'sales serves the home page: give / to another remote first.',
    });
    expect(await ask('DELETE', 'shop')).toMatchObject({ status: 404 });
    expect(await answers('/')).toBe(200);
  });
});

describe('A remote with the name of a removed one', () => {
  const publish = (version: string, page: string) =>
    partners.publish({ name: 'partners', version, pages: [{ path: page }] });

  beforeEach(async () => {
    await ask('PUT', 'partners', { source });
    publish('2.0.0', '/partner-portal');
    await shell.refresh();
    await ask('DELETE', 'partners');
  });

  test('is not rolled back to releases of the removed one', async () => {
    publish('5.0.0', '/deals');
    expect(await ask('PUT', 'partners', { source })).toMatchObject({ version: '5.0.0' });
    expect(await ask('POST', 'partners/rollback')).toMatchObject({
      status: 409,
      message: 'partners has no known live release before 5.0.0: name a version.',
    });
    publish('5.1.0', '/deals');
    await shell.refresh();
    expect(await ask('POST', 'partners/rollback')).toMatchObject({ outcome: 'live', version: '5.0.0' });
    expect(await answers('/partner-portal')).toBe(404);
  });

  test('continues with the same release, from which it can be rolled back', async () => {
    await ask('PUT', 'partners', { source });
    publish('3.0.0', '/deals');
    await shell.refresh();
    expect(await ask('POST', 'partners/rollback')).toMatchObject({ outcome: 'live', version: '2.0.0' });
  });

  test('needs versions that browsers have no files of', async () => {
    publish('2.0.0', '/deals');
    expect(await ask('PUT', 'partners', { source })).toMatchObject({
      message:
        'partners was added; its release was refused: partners 2.0.0 was live with different content: give the release a new version.',
    });
    expect((await siteCommand(shell, ['push', 'partners', partners.path])).stderr).toBe(
      'refused: partners 2.0.0 was live before partners was removed: promote it to bring it back, or give a changed release a new version.\n',
    );
    publish('5.0.0', '/deals');
    await shell.refresh();
    expect(await answers('/deals')).toBe(200);
  });
});

describe('A registry file that changes while the site is running', () => {
  const registryFile = () => path.join(shell.dataDir, 'remotes.json');
  const registered = () => JSON.parse(readFileSync(registryFile(), 'utf8')) as Record<string, object>;
  const register = (remotes: object) => writeFileSync(registryFile(), JSON.stringify(remotes));

  test('adds a remote, which is polled, and removes one', async () => {
    await shell.stop();
    await shell.start({ REMOTES_POLL_MS: '20' });
    const before = registered();
    register({ ...before, partners: { source, paths: ['/partner-portal'] } });
    await expect.poll(() => answers('/partner-portal')).toBe(200);
    partners.publish({ name: 'partners', version: '2.0.0', pages: [{ path: '/deals' }] });
    await expect.poll(() => answers('/deals')).toBe(200);

    register(before);
    await expect.poll(() => answers('/deals')).toBe(404);
    expect(await answers('/')).toBe(200);
  });

  test('assigns the paths of a remote without a release', async () => {
    partners.remove('release.json');
    register({ ...registered(), partners: { source: partners.path, paths: ['/partner-portal'] } });
    await shell.refresh();
    expect((await shell.status()).absent).toEqual([{ remote: 'partners', source: partners.path }]);
    expect(await answers('/partner-portal')).toBe(503);
  });

  test('applies a pause that it adds, without a restart', async () => {
    const { help } = registered();
    register({ ...registered(), help: { ...help, paused: true } });
    shell.help.publish({ name: 'help', version: '2.0.0', pages: [{ path: '/help' }, { path: '/faq' }] });
    await shell.refresh();
    expect(await answers('/faq')).toBe(404);

    register({ ...registered(), help });
    await shell.refresh();
    expect(await answers('/faq')).toBe(200);
  });

  test.each([
    ['truncated', '{"sales": {'],
    ['empty', '{}'],
    ['missing a source', '{"sales": {}}'],
  ])('changes nothing while it is %s', async (_, text) => {
    const before = registered();
    writeFileSync(registryFile(), text);
    await shell.refresh();
    expect(await answers('/help')).toBe(200);
    expect(await answers('/')).toBe(200);

    register({ ...before, partners: { source } });
    await shell.refresh();
    expect(await answers('/partner-portal')).toBe(200);
  });

  test('cannot remove the home page', async () => {
    const { help } = registered();
    register({ help });
    await shell.refresh();
    expect(await answers('/')).toBe(200);
  });
});
