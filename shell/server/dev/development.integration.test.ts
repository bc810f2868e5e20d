import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { launchService } from '@site/dev-tools/service.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RemoteFolder, type TestPage } from '../testing/remote-folder.ts';
import { thinBuild } from '../testing/thin-build.ts';
import type { News, Problem, TabMessage } from './messages.ts';

const FAULT = "throw new Error('No price');";

let folder: string;
let remote: RemoteFolder;
let shell: { process: ChildProcess; stop(): Promise<void> };
let url: string;
let tab: IncomingMessage;
let received: TabMessage[];

/** Opens a tab, which receives messages until it is closed. */
async function openTab(): Promise<void> {
  received = [];
  [tab] = await once(get(`${url}/-/dev/events`), 'response');
  createInterface(tab).on('line', (line) => {
    if (line) received.push(JSON.parse(line.slice('data: '.length)));
  });
}

const lists = () => received.filter((message) => message.type === 'problems').map(({ problems }) => problems);

/** @returns problems in open tabs, from one kind of source */
const shown = (by: Problem['by']) =>
  lists()
    .at(-1)
    ?.filter((problem) => problem.by === by) ?? [];

const tell = (news: News) => void shell.process.send(news);
const built = (build: string) => tell({ type: 'built', remote: 'sales', build });
const look = async (address: string) => (await fetch(url + address)).status;

const publish = (version: string, ...pages: TestPage[]) =>
  remote.publish({ name: 'sales', version, pages: [{ path: '/' }, ...pages] });

const throwInTab = (message: string) =>
  fetch(`${url}/-/dev/errors`, { method: 'POST', body: JSON.stringify({ path: '/prices', message }) });

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'development-'));
  remote = new RemoteFolder();
  publish('1.0.0', { path: '/prices', code: FAULT });
  const { ready, ...launched } = launchService(path.join(import.meta.dirname, 'start.ts'), {
    PORT: '0',
    DATA_DIR: folder,
    SHELL_DIST: thinBuild(),
    REMOTES: `sales=${remote.path}`,
    REMOTES_POLL_MS: '60000',
    LOG_LEVEL: 'silent',
  });
  shell = launched;
  url = `http://127.0.0.1:${await ready}`;
  await openTab();
});
afterEach(async () => {
  tab.destroy();
  await shell.stop();
  rmSync(folder, { recursive: true });
  remote.remove();
});

describe('A developer whose tab throws errors', () => {
  test('sees an error that repeats once, and is not sent the list again', async () => {
    for (let frame = 0; frame < 10; frame += 1) await throwInTab('No price');
    await throwInTab('No tax');
    await expect.poll(() => shown('browser').map(({ message }) => message)).toEqual(['No price', 'No tax']);
    const sent = lists().map((list) => JSON.stringify(list));
    expect(sent).toEqual([...new Set(sent)]);
  });

  test('sees the first 20 of many different errors, and new ones after the next build', async () => {
    for (let frame = 0; frame < 30; frame += 1) await throwInTab(`No price in frame ${frame}`);
    await expect.poll(() => shown('browser').length).toBe(20);
    built('b');
    await expect.poll(() => shown('browser')).toEqual([]);
    await throwInTab('No price in frame 0');
    await expect.poll(() => shown('browser').length).toBe(1);
  });
});

describe('The error of a page that cannot be rendered', () => {
  const faults = () => shown('page').map(({ page, message }) => [page, message]);
  const fault = ['/prices', expect.stringContaining('No price')];

  beforeEach(async () => {
    expect(await look('/prices')).toBe(500);
    await expect.poll(faults).toEqual([fault]);
  });

  test('is gone with the build that moves the page', async () => {
    publish('1.0.1', { path: '/rates' });
    built('b');
    await expect.poll(faults).toEqual([]);
    expect(await look('/rates')).toBe(200);
  });

  test('returns when the page is looked at and still cannot be rendered, also from the same release', async () => {
    built('b');
    await expect.poll(faults).toEqual([]);
    expect(await look('/prices')).toBe(500);
    await expect.poll(faults).toEqual([fault]);
  });

  test('stays with the build of another team', async () => {
    tell({ type: 'built', remote: 'help', build: 'b' });
    await expect.poll(() => received.some(({ type }) => type === 'built')).toBe(true);
    expect(faults()).toEqual([fault]);
  });
});

test('a tab is told on opening which builds documents contain, before the builds that it can apply', async () => {
  built('a');
  tell({ type: 'updated', remote: 'sales', build: 'b', css: [] });
  await expect.poll(() => received.some(({ type }) => type === 'updated')).toBe(true);
  tab.destroy();
  await openTab();
  await expect
    .poll(() => received.slice(1, 3))
    .toEqual([
      { type: 'served', remote: 'sales', build: 'a' },
      { type: 'updated', remote: 'sales', build: 'b', css: [] },
    ]);
});

describe('A page whose release is not complete yet', () => {
  const bundled = () => tell({ type: 'bundled', remote: 'sales', server: '.early.cjs' });
  const writeBundle = (component: string) =>
    remote.write('.early.cjs', `const React = require('react'); exports.loadPage = async () => ${component};`);
  const early = async () => {
    const answer = await fetch(`${url}/-/dev/pages/prices`);
    return answer.status === 200 ? answer.text() : answer.status;
  };

  test('is shown from the new bundle until the release is there', async () => {
    expect(await early()).toBe(404);
    const html = '<h1>Early prices</h1><p>A sentence with enough words to be taken for a page.</p>';
    writeBundle(`() => React.createElement('div', { dangerouslySetInnerHTML: { __html: '${html}' } })`);
    bundled();
    await expect.poll(() => received).toContainEqual({ type: 'bundled', remote: 'sales' });
    expect(await early()).toContain('<h1>Early prices</h1>');
    built('b');
    await expect.poll(early).toBe(404);
  });

  test('is not shown when it cannot be rendered, and reports nothing', async () => {
    writeBundle(`() => { ${FAULT} }`);
    bundled();
    await expect.poll(() => received).toContainEqual({ type: 'bundled', remote: 'sales' });
    expect(await early()).toBe(404);
    expect(shown('page')).toEqual([]);
  });
});
