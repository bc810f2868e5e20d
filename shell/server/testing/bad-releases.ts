import { RELEASE_CONTRACT } from '@site/contracts';
import { badContainers } from './bad-containers.ts';
import { badDescriptions } from './bad-descriptions.ts';
import { badNames } from './bad-names.ts';
import { badPaths } from './bad-paths.ts';
import type { BadRelease } from './bad-release.ts';

const home = { path: '/' };
const prices = { path: '/prices' };

const isolated = (secretFile: string): [string, string, RegExp][] => [
  [
    'reads a secret of the operator',
    `require('node:fs').readFileSync(${JSON.stringify(secretFile)})`,
    /requires node:fs/,
  ],
  ['asks the process for a module', "process.getBuiltinModule('fs')", /uses process\.getBuiltinModule/],
  ['asks the process for a binding', "globalThis.process.binding('fs')", /uses process\.binding/],
  ['makes code from text', '(function () {}).constructor("return process")()', /generates code from text/],
  ['reads the environment', 'process.env.CAPTCHA_SECRET', /uses the environment variable CAPTCHA_SECRET/],
  ['starts a process', "require('child_process').execSync('id')", /requires child_process/],
  ['starts a thread', "new (require('worker_threads').Worker)('', { eval: true })", /requires worker_threads/],
  ['opens a connection', "require('net').connect(80)", /requires net/],
  ['fetches', "fetch('http://127.0.0.1/')", /uses fetch/],
  ['opens a web socket', "new WebSocket('ws://127.0.0.1/')", /uses WebSocket/],
  ['writes a file', "require('fs/promises').writeFile('/tmp/found', '')", /requires fs\/promises/],
  ['signals a process', 'process.kill(process.ppid)', /uses process\.kill/],
  ['ends the process', 'process.exit()', /uses process\.exit/],
  ['throws an uninspectable value', 'throw { toString() { throw new Error() } }', /cannot be described/],
];

/**
 * Releases that must not go live, of a team that has `/` and `/prices`, to which `/help` of another team links.
 * @param secretFile a file that only operators may read
 */
export const badReleases = (secretFile: string): BadRelease[] => [
  [
    'throws while rendering',
    { pages: [home, { ...prices, code: 'throw new Error("no price list");' }] },
    '/prices',
    /no price list/,
  ],
  ['never ends', { pages: [home, { ...prices, code: 'for (;;) {}' }] }, '/prices', /exceeds the time limit/],
  [
    'takes all memory',
    { pages: [home, { ...prices, code: 'const all = []; for (;;) all.push(new Array(4e6).fill(0));' }] },
    '/prices',
    /exceeds the memory limit/,
  ],
  ['renders next to nothing', { pages: [home, { ...prices, html: '<p>Soon.</p>' }] }, '/prices', /too little text/],
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
    /renders a <title> element/,
  ],
  [
    'has a page of more than a megabyte',
    { pages: [home, { ...prices, html: `<p>${'words '.repeat(200_000)}</p>` }] },
    '/prices',
    /^Page \/prices: The document is 1\.\d MB; the limit is 1\.0 MB\. /,
  ],
  ['has no title', { pages: [home, { ...prices, title: '' }] }, '/prices', /title/],
  ['has no description', { pages: [home, { ...prices, description: ' ' }] }, '/prices', /description/],
  [
    'uses style attributes',
    { pages: [home, { ...prices, html: `<p style="color:red">${'words '.repeat(20)}</p>` }] },
    '/prices',
    /style attribute/,
  ],
  ...badPaths,
  ...badNames,
  ...badDescriptions,
  ['does not load', { pages: [home], bundle: 'throw new Error("half a file")' }, undefined, /half a file/],
  ['starts a timer when it loads', { pages: [home], bundle: 'setInterval(() => {}, 1000)' }, undefined, /setInterval/],
  ...isolated(secretFile).map(
    ([what, bundle, reason]) => [what, { pages: [home], bundle }, undefined, reason] satisfies BadRelease,
  ),
  ['fetches while it renders', { pages: [home, { ...prices, code: 'fetch("/")' }] }, '/prices', /uses fetch/],
  [
    'imports a module',
    { pages: [home, prices], bundle: "exports.loadPage = () => import('node:fs');" },
    '/',
    /uses import\(\)/,
  ],
  [
    'never settles',
    { pages: [home, prices], bundle: 'exports.loadPage = () => new Promise(() => {});' },
    '/',
    /waits for a promise that never settles/,
  ],
  ...badContainers,
  ['needs a library the shell does not share', { pages: [home], bundle: 'require("left-pad")' }, undefined, /left-pad/],
  [
    'asks for another React',
    { pages: [home, prices], shared: { react: '^18.0.0' } },
    undefined,
    /react \^18\.0\.0.*19\./,
  ],
  ['requires an unknown library', { pages: [home, prices], shared: { vue: '^3.0.0' } }, undefined, /vue/],
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
