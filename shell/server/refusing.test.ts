import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { RELEASE_CONTRACT } from '@site/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestRelease } from './testing/remote-folder.ts';
import { TestShell } from './testing/test-shell.ts';

const shell = new TestShell();
const home = { path: '/' };
const prices = { path: '/prices' };

const firstOfSales = { name: 'sales', version: '1.0.0', pages: [home, prices] };

beforeAll(() => {
  writeFileSync(secret, 'a secret');
  shell.sales.publish(firstOfSales);
  shell.help.publish({
    name: 'help',
    version: '1.1.0',
    pages: [{ path: '/help', html: `<p>${'help '.repeat(20)}</p><a href="/prices">prices</a>` }],
  });
  return shell.start();
});

// One shell for all tests: a team that goes back to what is live leaves no refusal behind.
afterEach(async () => {
  shell.sales.publish(firstOfSales);
  expect((await shell.refresh()).refused).toEqual([]);
});

afterAll(() => shell.dispose());

/** A secret of the operator that the shell's user may read. */
const secret = path.join(shell.dataDir, 'captcha-secret');

const isolated: [string, string, RegExp][] = [
  ['reads a secret of the operator', `require('node:fs').readFileSync(${JSON.stringify(secret)})`, /requires node:fs/],
  ['asks the process for a module', "process.getBuiltinModule('fs')", /uses process\.getBuiltinModule/],
  ['asks the process for a binding', "globalThis.process.binding('fs')", /uses process\.binding/],
  ['makes code from text', '(function () {}).constructor("return process")()', /makes code from text/],
  ['reads the environment', 'process.env.CAPTCHA_SECRET', /uses the environment variable CAPTCHA_SECRET/],
  ['starts a process', "require('child_process').execSync('id')", /requires child_process/],
  ['starts a thread', "new (require('worker_threads').Worker)('', { eval: true })", /requires worker_threads/],
  ['opens a connection', "require('net').connect(80)", /requires net/],
  ['fetches', "fetch('http://127.0.0.1/')", /uses fetch/],
  ['opens a web socket', "new WebSocket('ws://127.0.0.1/')", /uses WebSocket/],
  ['writes a file', "require('fs/promises').writeFile('/tmp/found', '')", /requires fs\/promises/],
  ['signals a process', 'process.kill(process.ppid)', /uses process\.kill/],
  ['ends the process', 'process.exit()', /uses process\.exit/],
  ['throws what cannot be looked at', 'throw { toString() { throw new Error() } }', /cannot be described/],
];

/** Releases that must not go live, each with the reason a team reads. */
const bad: [string, Omit<TestRelease, 'name' | 'version'>, string | undefined, RegExp][] = [
  [
    'throws while rendering',
    { pages: [home, { ...prices, code: 'throw new Error("no price list");' }] },
    '/prices',
    /no price list/,
  ],
  ['never ends', { pages: [home, { ...prices, code: 'for (;;) {}' }] }, '/prices', /never ends/],
  [
    'takes all memory',
    { pages: [home, { ...prices, code: 'const all = []; for (;;) all.push(new Array(4e6).fill(0));' }] },
    '/prices',
    /memory/,
  ],
  ['renders next to nothing', { pages: [home, { ...prices, html: '<p>Soon.</p>' }] }, '/prices', /next to nothing/],
  [
    'brings its own title',
    {
      pages: [
        home,
        {
          ...prices,
          code: "return React.createElement('div', null, React.createElement('title', null, 'Mine'), 'Words '.repeat(20));",
        },
      ],
    },
    '/prices',
    /own <title>/,
  ],
  ['has no title', { pages: [home, { ...prices, title: '' }] }, '/prices', /title/],
  ['has no description', { pages: [home, { ...prices, description: ' ' }] }, '/prices', /description/],
  [
    'uses style attributes',
    { pages: [home, { ...prices, html: `<p style="color:red">${'words '.repeat(20)}</p>` }] },
    '/prices',
    /style attribute/,
  ],
  ['takes a path of another team', { pages: [home, prices, { path: '/help' }] }, '/help', /belongs to help/],
  ['declares a path twice', { pages: [home, prices, prices] }, '/prices', /declared twice/],
  ['does not load', { pages: [home], bundle: 'throw new Error("half a file")' }, undefined, /half a file/],
  ['starts a timer when it loads', { pages: [home], bundle: 'setInterval(() => {}, 1000)' }, undefined, /setInterval/],
  ...isolated.map(
    ([what, bundle, reason]) => [what, { pages: [home], bundle }, undefined, reason] satisfies (typeof bad)[number],
  ),
  ['fetches while it renders', { pages: [home, { ...prices, code: 'fetch("/")' }] }, '/prices', /uses fetch/],
  [
    'imports a module',
    { pages: [home, prices], bundle: "exports.loadPage = () => import('node:fs');" },
    '/',
    /uses import\(\)/,
  ],
  [
    'waits for what never happens',
    { pages: [home, prices], bundle: 'exports.loadPage = () => new Promise(() => {});' },
    '/',
    /waits for something that never happens/,
  ],
  ['needs a library the shell does not share', { pages: [home], bundle: 'require("left-pad")' }, undefined, /left-pad/],
  [
    'asks for another React',
    { pages: [home, prices], shared: { react: '^18.0.0' } },
    undefined,
    /react \^18\.0\.0.*19\./,
  ],
  ['asks for a library nobody provides', { pages: [home, prices], shared: { vue: '^3.0.0' } }, undefined, /vue/],
  ['removes a page to which others link', { pages: [home] }, '/prices', /removes \/prices.*\/help/],
  [
    'links to an own page that it does not have',
    { pages: [home, { ...prices, html: `<p>${'words '.repeat(20)}</p><a href="/prices/2027">next</a>` }] },
    '/prices',
    /links to \/prices\/2027/,
  ],
  [
    'does not fit the contract',
    { pages: [home, prices], change: (release) => ({ ...release, contract: RELEASE_CONTRACT + 1 }) },
    undefined,
    /contract/,
  ],
  [
    'is too large',
    {
      pages: [home, prices],
      change: (release) => ({
        ...release,
        files: { ...release.files, 'static/remote.js': { ...release.files['static/remote.js'], size: 9_000_000 } },
      }),
    },
    undefined,
    /too large/,
  ],
];

describe('A release that must not go live', () => {
  test.each(bad)(
    'is refused with a reason when it %s, and the site stays as it was',
    async (_what, release, page, reason) => {
      const before = await shell.text('/prices');

      shell.sales.publish({ name: 'sales', version: '2.0.0', ...release });
      const { refused, releases } = await shell.refresh();

      expect(refused).toEqual([
        {
          remote: 'sales',
          version: '2.0.0',
          ...(page && { page }),
          reason: expect.stringMatching(reason),
          at: expect.any(String),
        },
      ]);
      expect(releases.sales?.version).toBe('1.0.0');
      expect(await shell.text('/prices')).toBe(before);
    },
  );
});
