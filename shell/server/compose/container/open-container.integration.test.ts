import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describeFile } from '@site/contracts/integrity';
import { describe, expect, test } from 'vitest';
import type { ShellBundle } from '../rendering-process/evaluate-bundle.ts';
import { openContainer } from './open-container.ts';

const inShell = (name: string) => path.join(import.meta.dirname, '../../..', name);
const [bundle = ''] = globSync(inShell('dist/server/*.cjs'));
const { createContainerHost, shared } = createRequire(import.meta.url)(bundle) as ShellBundle;

let opened = 0;

/**
 * Opens the container of a release with these files and loads its only page. Each container has its own name, because Module
 * Federation loads a container of the same name only once.
 */
async function open(entry: string, others: Record<string, string> = {}) {
  opened += 1;
  const name = `site_sales_${opened}`;
  const texts: Record<string, string> = { 'static/remote.js': entry.replaceAll('site_sales', name), ...others };
  const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, describeFile(text)]));
  const release = { name: 'sales', container: { name, entry: 'static/remote.js' }, files };
  const code = await openContainer(release, texts, createContainerHost());
  await code.loadPage('/');
}

const LOAD_PAGE = 'init() {}, get: async () => () => ({ loadPage: async () => () => null })';
const GOOD = `globalThis.site_sales = { ${LOAD_PAGE} };`;

describe('Container runs as in browsers', () => {
  test.each([
    ['declares itself as a variable', `var site_sales = { ${LOAD_PAGE} };`],
    ['derives the address of its files from its script', `new URL('.', document.currentScript.src).pathname; ${GOOD}`],
    [
      'adds listeners, timers and animation frames',
      `addEventListener('x', f); setInterval(f, 9); requestAnimationFrame(f); function f() { throw 1 } ${GOOD}`,
    ],
    [
      'waits for a short timeout',
      `var site_sales = { init() {}, get: () => new Promise((done) => setTimeout(() => done(() => ({ loadPage: async () => () => null })), 50)) };`,
    ],
    [
      'defines an element',
      `customElements.define('x-y', class extends HTMLElement { constructor() { super() } }); ${GOOD}`,
    ],
    [
      'queries features of the browser',
      `if (matchMedia('(hover)').matches) document.body.dataset.hover = navigator.userAgent.length; ${GOOD}`,
    ],
  ])('when it %s', async (_what, entry) => {
    await open(entry);
  });

  test('with the shared libraries of the shell', async () => {
    const taken = `{ ...scope.react['${(shared.react as { version: string }).version}'] }.lib().version`;
    await open(`let version; globalThis.site_sales = {
      init(scope) { version = ${taken} },
      get: async () => () => ({ loadPage: async () => { if (!version) throw new Error('no React'); return () => null } }),
    };`);
  });

  test('with scripts and styles of its release', async () => {
    await open(
      `const load = (name, change) => new Promise((resolve, reject) => {
        const element = Object.assign(document.createElement(name), change, { onload: resolve });
        element.addEventListener('error', reject);
        document.head.appendChild(element);
      });
      globalThis.site_sales = { init() {}, get: async () => {
        await load('link', { rel: 'stylesheet', href: '/remotes/sales/static/page.css' });
        await load('script', { src: 'https://site.invalid/remotes/sales/static/page.js' });
        return () => ({ loadPage: async () => globalThis.page });
      } };`,
      { 'static/page.css': '', 'static/page.js': 'globalThis.page = () => null;' },
    );
  });

  test('with a stylesheet that it marks while loading, as rspack does', async () => {
    await open(
      `const load = (href) => new Promise((resolve) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        link.setAttribute('data-loading', 1);
        link.onload = () => {
          link.removeAttribute('data-loading');
          if (!link.getAttribute('data-loading')) resolve();
        };
        document.head.appendChild(link);
      });
      globalThis.site_sales = { init() {}, get: async () => {
        await load('/remotes/sales/static/page.css');
        return () => ({ loadPage: async () => () => null });
      } };`,
      { 'static/page.css': '' },
    );
  });
});

describe('Failure of a container', () => {
  test('names the error of the script that failed', async () => {
    const load = `const script = document.createElement('script');
      script.src = '/remotes/sales/static/page.js';
      return new Promise((resolve) => {
        script.onload = () => resolve(globalThis.page);
        document.head.append(script);
      });`;
    const opening = open(
      `globalThis.site_sales = { init() {}, get: async () => () => ({ loadPage: async () => { ${load} } }) };`,
      { 'static/page.js': 'missing.render();' },
    );
    await expect(opening).rejects.toThrow('its code does not load in browsers: missing is not defined');
  });

  test('is ignored when code uses a missing browser feature', async () => {
    await open(`navigator.mediaDevices.enumerateDevices().then((all) => all[0].deviceId.toFixed()); ${GOOD}`);
    await open(`new Intl.NumberFormat(navigator.language).format(1); ${GOOD}`);
    await open('throw new Error(navigator.language)');
  });
});
