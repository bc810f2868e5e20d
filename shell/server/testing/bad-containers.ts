import type { BadRelease } from './bad-release.ts';

const pages = [{ path: '/' }, { path: '/prices' }];

const container = (get: string) => `globalThis.site_sales = { init() {}, get: async (module) => ${get} };`;
const loadPage = (body: string) => container(`() => ({ loadPage: async (path) => { ${body} } })`);

/** Faults that only browsers would notice, by the text of the container. */
const texts: [what: string, container: string, page: string | undefined, reason: RegExp][] = [
  [
    'has a truncated container',
    'globalThis.site_sales = {',
    undefined,
    /^The container of sales cannot be executed: Unexpected end of input$/,
  ],
  [
    'has a container that throws',
    'throw new Error("no such browser")',
    undefined,
    /^The container of sales cannot be executed: no such browser$/,
  ],
  [
    'has the container of another team',
    'globalThis.site_help = {};',
    undefined,
    /^The container of sales does not set the global variable site_sales\.$/,
  ],
  [
    'has a container without pages',
    container('{ throw new Error("no " + module) }'),
    undefined,
    /^The container of sales has no module \.\/pages that loads: .*no \.\/pages/,
  ],
  [
    'has a page whose code throws in browsers',
    loadPage('if (path === "/prices") throw new Error("no document"); return () => null;'),
    '/prices',
    /^Page \/prices: its code does not load in browsers: no document$/,
  ],
  [
    'has a page without code for browsers',
    loadPage('return path === "/prices" ? undefined : () => null;'),
    '/prices',
    /^Page \/prices: its code does not load in browsers: loadPage returns no component$/,
  ],
  [
    'has a page whose code is in an unreleased file',
    loadPage(`const script = document.createElement('script');
      script.src = '/remotes/sales/static/left-behind.js';
      return new Promise((resolve, reject) => {
        script.onload = () => resolve(() => null);
        script.onerror = ({ target }) => reject(new Error('cannot load ' + target.src));
        document.head.appendChild(script);
      });`),
    '/',
    /^Page \/: its code does not load in browsers: cannot load .*left-behind\.js$/,
  ],
];

/** Releases that render but whose code no browser could load. */
export const badContainers = texts.map(
  ([what, container, page, reason]): BadRelease => [what, { pages, container }, page, reason],
);
