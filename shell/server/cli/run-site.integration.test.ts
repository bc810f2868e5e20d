import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { siteCommand } from '../testing/site-command.ts';
import { TestShell } from '../testing/test-shell.ts';

const shell = new TestShell();
const publish = (version: string) => shell.sales.publish({ name: 'sales', version, pages: [{ path: '/' }] });

beforeAll(async () => {
  publish('1.0.0');
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  await shell.start();
  publish('2.0.0');
  await shell.refresh();
});

afterAll(() => shell.dispose());

const site = (...options: string[]) => siteCommand(shell, options);

describe('The command', () => {
  test('rolls back and shows the result in status and history', async () => {
    expect(await site('rollback', 'sales', '--note', 'wrong words')).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^live in \d+ ms: sales 1\.0\.0 is live, and stays until sales is unpinned\.\n$/),
      stderr: '',
    });
    const { stdout } = await site('status');
    expect(stdout).toMatch(/^sales +1\.0\.0 +1 +\d{4}-\d\d-\d\d \d\d:\d\d +this machine +wrong words$/m);
    expect(stdout).toMatch(
      /^sales is pinned to 1\.0\.0 by this machine, .*, "wrong words"; 2\.0\.0 is waiting: "unpin sales" follows/m,
    );
    expect((await site('history', 'sales')).stdout).toMatch(
      / sales +rollback +1\.0\.0 +live +this machine +wrong words$/m,
    );
    expect(await site('unpin', 'sales')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^live in \d+ ms: sales follows /),
    });
  });

  test('prints JSON', async () => {
    const { releases, refused } = JSON.parse((await site('status', '--json')).stdout);
    expect(releases.help).toMatchObject({ version: '1.0.0', pinned: false, paused: false });
    expect(refused).toEqual([]);
    expect(JSON.parse((await site('history', '--json', '--limit', '1')).stdout)).toHaveLength(1);
    expect(JSON.parse((await site('pause', 'help', '--json')).stdout)).toMatchObject({ outcome: 'done' });
  });

  test('shows characters of a note or release that the terminal would obey', async () => {
    const hostile = 'x\u001B[2J\u202E\nsales 9.9.9 is live.';
    const harmless = String.raw`x\u001b[2J\u202e sales 9.9.9 is live.`;
    await site('rollback', 'sales', '1.0.0', '--note', hostile);
    shell.help.publish({
      name: 'help',
      version: '2.0.0',
      pages: [{ path: '/help', title: hostile }, { path: hostile }],
    });
    await shell.refresh();
    const { stdout: status } = await site('status');
    expect(status).toContain(`  ${harmless}\n`);
    const outputs = [status, (await site('history')).stdout, (await site('status', '--json')).stdout];
    for (const output of outputs) {
      expect(output).toContain(String.raw`\u202e`);
      expect(output).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_C}|^sales 9\.9\.9/mu);
    }
    expect(JSON.parse((await site('status', '--json')).stdout).releases.sales.note).toBe(hostile);
    await site('unpin', 'sales');
  });

  test('steers a remote that is named like a property of all objects', async () => {
    expect(await site('add-remote', 'constructor')).toMatchObject({ code: 0, stderr: '' });
    expect((await site('status')).stdout).toMatch(/^constructor has no release: push its first one\.$/m);
    expect((await site('resume', 'constructor')).stderr).toBe('constructor is not paused.\n');
    expect(await site('pause', 'constructor')).toMatchObject({ code: 0, stderr: '' });
    const { remotes } = JSON.parse(readFileSync(path.join(shell.dataDir, 'steering/state.json'), 'utf8'));
    expect(remotes.constructor).toMatchObject({ revision: 1 });
    expect(await site('remove-remote', 'constructor')).toMatchObject({ code: 0, stderr: '' });
  });

  test('explains a refusal in one sentence', async () => {
    const failure = (stderr: string | RegExp) => ({ code: 1, stdout: '', stderr: expect.stringMatching(stderr) });
    expect(await site('rollback', 'shop')).toEqual(failure(/^There is no remote "shop": name one of sales, help\.\n$/));
    expect(await site('promote', 'sales', '9.9.9')).toEqual(failure(/^The store has no release 9\.9\.9 of sales/));
    expect(await site('promote', 'sales')).toEqual(failure(/missing required argument 'version'/));
    expect(await site('status', '--site', 'http://127.0.0.1:2')).toEqual(
      failure(/^http:\/\/127\.0\.0\.1:2 does not answer: start the site, or name it with --site\.\n$/),
    );
    expect((await siteCommand(shell, ['status'], 'tökén')).stderr).toMatch(
      /^Set SITE_TOKEN to something else: must be a token,/,
    );
    expect(await site('status', '--site', 'localhost:80')).toEqual(failure(/^--site takes an address such as https:/));
  });

  test('says that a change may still take effect when the site does not answer in time', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
    onTestFinished(() => timeout.mockRestore());
    expect((await site('promote', 'sales', '1.0.0')).stderr).toMatch(
      /^http:\S+ did not answer in time; a change may still take effect: see "status"\.\n$/,
    );
  });

  test.each([
    ['rollback', 'sales', ''],
    ['pin', 'sales', ''],
    ['add-remote', 'signed', ''],
    ['add-remote', 'signed', '--paths', ''],
    ['add-remote', 'signed', '--public-keys', ''],
  ])('refuses the empty value of an unset variable: %s %s', async (...options) => {
    expect(await site(...options)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^Correct /) });
  });

  test.each<[string, (request: http.IncomingMessage, response: http.ServerResponse) => void, RegExp]>([
    [
      'closes the connection',
      ({ socket }) => socket.destroy(),
      / did not answer \(\w+\); a change may still take effect: /,
    ],
    [
      'redirects',
      (_, response) => response.writeHead(308, { location: 'https://a.example/' }).end(),
      / redirects to https:/,
    ],
    [
      'answers with characters that the terminal would obey',
      (_, response) => response.writeHead(400).end(JSON.stringify({ message: 'No.\u001B[2J\nsales is live.' })),
      /^No\.\\u001b\[2J sales is live\.\n$/,
    ],
  ])('explains a site that %s', async (_what, answer, sentence) => {
    const other = http.createServer(answer).listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await site('rollback', 'sales', '--site', `http://127.0.0.1:${port}`);
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
    expect((await site('status', '--site', `http://127.0.0.1:${port}`)).stderr).not.toContain('a change');
  });
});
