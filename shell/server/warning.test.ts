import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSite } from './cli/run-site.ts';
import type { StatusReport } from './steering/status.ts';
import { TestShell } from './testing/test-shell.ts';

const shell = new TestShell();
const home = { path: '/' };
const prices = { path: '/prices' };

beforeAll(() => {
  shell.sales.publish({ name: 'sales', pages: [home, prices] });
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  return shell.start();
});

afterAll(() => shell.dispose());

/** Runs the command of a team. */
async function site(...options: string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const host = { env: { PORT: new URL(shell.url).port }, stdout, stderr, exitCode: 0 };
  await runSite(host, options);
  for (const stream of [stdout, stderr]) stream.end();
  return { code: host.exitCode, stdout: await text(stdout), stderr: await text(stderr) };
}

test('A site without anything to say says nothing', async () => {
  const { warnings } = await shell.report();
  expect(warnings.filter(({ remote }) => remote !== 'shell')).toEqual([]);
  expect((await site('push', 'sales', shell.sales.path)).stderr).toBe('');
});

test('A team reads in push, status and history what is odd about its release, which goes live', async () => {
  const heavy = `globalThis.site_sales = { init() {}, get: async () => () => ({ loadPage: async () => () => null }) };
    '${randomBytes(30_000).toString('base64')}';`;
  shell.sales.publish({
    name: 'sales',
    version: '2.0.0',
    pages: [home, { ...prices, title: ' title of /help ' }, { path: '/help/prices' }],
    container: heavy,
  });
  const warnings = [
    'Page /prices: Has the title "title of /help", as has /help.',
    'Page /help/prices: Lies below /help, which is a path that the registry gives to help.',
    ...['/', '/prices', '/help/prices'].map((path) =>
      expect.stringMatching(`^Page ${path}: Its own scripts are \\d\\d\\.\\d KB, and its budget is 24\\.0 KB\\.$`),
    ),
  ];

  const pushed = await site('push', 'sales', shell.sales.path, '--note', 'heavy');
  expect(pushed).toMatchObject({ code: 0, stdout: expect.stringContaining('sales 2.0.0 is live.') });
  const printed = pushed.stderr.split('\n').filter(Boolean);
  expect(printed.map((line) => line.replace('warning: ', ''))).toEqual(warnings);

  const status = (await (await shell.get('/-/status')).json()) as StatusReport;
  const own = status.warnings.filter(({ remote }) => remote === 'sales');
  expect(own.map(({ page, message }) => `Page ${page}: ${message}`)).toEqual(warnings);
  expect(status.warnings).toContainEqual({
    remote: 'help',
    page: '/help',
    message: 'Has the title "Title of /help", as has /prices.',
  });

  const [newest] = await (await shell.get('/-/history?remote=sales')).json();
  expect(newest).toMatchObject({ version: '2.0.0', outcome: 'live', note: 'heavy', warnings });
  expect((await site('history', 'sales')).stdout).toContain('heavy; warning: Page /prices: Has the title');
});
