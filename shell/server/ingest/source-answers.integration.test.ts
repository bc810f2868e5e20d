import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteCommand } from '../testing/site-command.ts';
import { TestShell } from '../testing/test-shell.ts';

const shell = new TestShell();

let answer: RequestListener;
const source = createServer((request, response) => answer(request, response));
const url = () => `http://127.0.0.1:${(source.address() as AddressInfo).port}/release.json`;

const unchanged: RequestListener = (_request, response) => response.writeHead(304).end();
const answerWith =
  (text: string): RequestListener =>
  (_request, response) =>
    response.end(text);

const warningsAbout = async (name: string) => (await shell.refresh()).warnings.filter(({ remote }) => remote === name);

beforeAll(async () => {
  await once(source.listen(0, '127.0.0.1'), 'listening');
  shell.sales.publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices' }] });
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  await shell.start();
  await shell.stop();
  answer = unchanged;
  await shell.start({ REMOTES: `sales=${url().replace('/release.json', '')},help=${shell.help.path}` });
});

afterAll(async () => {
  await shell.dispose();
  source.closeAllConnections();
  source.close();
});

test.each<[string, RequestListener, string]>([
  ['an error', (_request, response) => response.writeHead(500).end(), 'URL answers 500'],
  [
    'a redirect',
    (_request, response) => response.writeHead(302, { location: '/login' }).end(),
    'URL redirects to /login',
  ],
  ['a login page', answerWith('<!doctype html><title>Sign in</title>'), 'URL is an HTML page'],
  [
    'a part of the file',
    (_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{', () => response.destroy());
    },
    'release.json could not be read completely',
  ],
])('The status says what is wrong when the source of a live remote answers with %s', async (_what, wrong, reason) => {
  answer = wrong;
  const message = `The last poll failed: ${reason.replace('URL', url())}.`;
  expect(await warningsAbout('sales')).toEqual([{ remote: 'sales', message }]);
  expect(await shell.report()).toMatchObject({ releases: { sales: { version: '1.0.0' } }, refused: [] });
  expect((await siteCommand(shell, ['status'])).stdout).toContain(`warning: sales: ${message}\n`);
});

test.each(['', '{"contract": 2, "name"'])('A release.json of %j is refused because it is not JSON', async (text) => {
  answer = answerWith(text);
  expect((await shell.refresh()).refused).toMatchObject([{ remote: 'sales', reason: 'release.json is not JSON.' }]);
});

test('A source that works again clears the warning', async () => {
  answer = (_request, response) => response.writeHead(500).end();
  expect(await warningsAbout('sales')).toHaveLength(1);
  answer = unchanged;
  expect(await warningsAbout('sales')).toEqual([]);
});
