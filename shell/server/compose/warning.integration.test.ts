import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteCommand } from '../testing/site-command.ts';
import { TestShell } from '../testing/test-shell.ts';

const shell = new TestShell();
const home = { path: '/' };
const prices = { path: '/prices' };

beforeAll(() => {
  shell.sales.publish({ name: 'sales', pages: [home, prices] });
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  return shell.start();
});

afterAll(() => shell.dispose());

/** Runs the site command as a team. */
const site = (...options: string[]) => siteCommand(shell, options);

test('reports no warnings for a site without problems', async () => {
  const { warnings } = await shell.report();
  expect(warnings.filter(({ remote }) => remote !== 'shell')).toEqual([]);
  expect((await site('push', 'sales', shell.sales.path)).stderr).toBe('');
});

test('warns of styles that apply outside the page', async () => {
  const message = (selector: string) =>
    `Styles apply outside the page: "${selector}" in static/page.css is not inside :where(#page) { … }, which remote-kit adds. Add it.`;
  for (const [version, styles, selector] of [
    ['1.1.0', '@layer page { @media (width >= 40rem) { header, footer { display: none } } }', 'header, footer'],
    ['1.2.0', '@scope (#page) { p { color: red } } * { color: red }', '*'],
    ['1.2.1', '@scope (html) { header { display: none } }', 'header'],
    ['1.3.0', '@layer own; @scope (#page) { * { color: red } } @keyframes spin { to { rotate: 1turn } }', undefined],
    [
      '1.3.1',
      ':where(#page) { header { color: red } @media print { p { color: red } } } #page .a { color: red }',
      undefined,
    ],
    ['1.3.2', ':where(#page), #pages p { color: red }', ':where(#page), #pages p'],
    ['1.3.3', ':where( #page ) + footer { display: none }', ':where( #page ) + footer'],
    ['1.4.0', 'half { a', undefined],
  ] as const) {
    shell.sales.publish({ name: 'sales', version, pages: [home, prices], styles });
    const { warnings, releases } = await shell.refresh();
    expect(releases.sales?.version).toBe(version);
    expect(warnings.filter(({ remote }) => remote === 'sales')).toEqual(
      selector === undefined
        ? []
        : ['/', '/prices'].map((page) => ({ remote: 'sales', page, message: message(selector) })),
    );
  }
});

test('shows the first hundred of thousands of broken links, with the total', async () => {
  const links = Array.from({ length: 2_000 }, (_, index) => `<a href="/missing/${index}">more</a>`);
  const html = `<p>${'words '.repeat(20)}</p>${links.join(' ')}`;
  shell.sales.publish({ name: 'sales', version: '1.5.0', pages: [home, { ...prices, html }] });
  const { warnings, releases } = await shell.refresh();
  expect(releases.sales?.version).toBe('1.5.0');
  const own = warnings.filter(({ remote }) => remote === 'sales');
  expect(own).toHaveLength(101);
  expect(own.at(-2)).toMatchObject({ page: '/prices', message: 'Links to /missing/99, which does not exist.' });
  expect(own.at(-1)).toEqual({
    remote: 'sales',
    message: 'Showing the first 100 of 2,000 warnings. Fix these; the next release will show the rest.',
  });
});

test('shows the warnings of a live release in push, status and history', async () => {
  const heavy = `globalThis.site_sales = { init() {}, get: async () => () => ({ loadPage: async () => () => null }) };
    '${randomBytes(30_000).toString('base64')}';`;
  shell.sales.publish({
    name: 'sales',
    version: '2.0.0',
    pages: [home, { ...prices, title: ' title of /help ' }, { path: '/help/prices' }],
    container: heavy,
  });
  const warnings = [
    'Page /prices: Has the same title as /help: "title of /help".',
    'Page /help/prices: The registry assigns /help to help. Move the page, or ask an operator to change the registry.',
    ...['/', '/prices', '/help/prices'].map((path) =>
      expect.stringMatching(`^Page ${path}: Page scripts: \\d\\d\\.\\d\\sKB, over the 24\\.0\\sKB budget\\.$`),
    ),
  ];

  const pushed = await site('push', 'sales', shell.sales.path, '--note', 'heavy');
  expect(pushed).toMatchObject({ code: 0, stdout: expect.stringContaining('sales 2.0.0 is live.') });
  const printed = pushed.stderr.split('\n').filter(Boolean);
  expect(printed.map((line) => line.replace('warning: ', ''))).toEqual(warnings);

  const status = await shell.status();
  const own = status.warnings.filter(({ remote }) => remote === 'sales');
  expect(own.map(({ page, message }) => `Page ${page}: ${message}`)).toEqual(warnings);
  expect(status.warnings).toContainEqual({
    remote: 'help',
    page: '/help',
    message: 'Has the same title as /prices: "Title of /help".',
  });

  const [newest] = await (await shell.get('/-/history?remote=sales')).json();
  expect(newest).toMatchObject({ version: '2.0.0', outcome: 'live', note: 'heavy', warnings });
  expect((await site('history', 'sales')).stdout).toContain('heavy; warning: Page /prices: Has the same title');
});
