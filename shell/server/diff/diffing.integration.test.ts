import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteCommand } from '../testing/site-command.ts';
import { TestShell } from '../testing/test-shell.ts';
import type { ReleaseDiff } from './release-diff.ts';

const shell = new TestShell();
const home = { path: '/' };
const lasting = '<p>Prices are per month and without tax, for each seat of a team.</p>';

const container = `globalThis.site_sales = { init() {}, get: async () => () => ({ loadPage: async () => () => null }) };`;
const otherContainer = `globalThis.names = { '/new': 'new.0123456789.js' }; ${container}`;

beforeAll(async () => {
  shell.sales.publish({
    name: 'sales',
    version: '1.0.0',
    pages: [
      home,
      { path: '/prices', html: `${lasting}<p>Nine <b>euros</b></p><a href="/">home</a>` },
      { path: '/old' },
    ],
    shared: { react: '^19.0.0' },
    container,
  });
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  await shell.start();
  shell.sales.publish({
    name: 'sales',
    version: '2.0.0',
    pages: [
      home,
      {
        path: '/prices',
        html: `${lasting}<p>Ten <b>euros</b></p><a href="/help">help</a>`,
        title: 'New prices',
        navigation: [{ group: 'product', label: 'Prices', order: 10 }],
      },
      { path: '/new' },
    ],
    shared: { react: '^19.1.0' },
    container: otherContainer,
  });
  await shell.refresh();
});

afterAll(() => shell.dispose());

const diff = async (from: string, to: string) => {
  const response = await shell.get(`/-/remotes/sales/diff?from=${from}&to=${to}`);
  return { status: response.status, ...((await response.json()) as ReleaseDiff) };
};

describe('The difference between two releases', () => {
  test('lists pages, words, titles, links, bytes and shared libraries', async () => {
    const { pages, unchanged, shared, container } = await diff('1.0.0', '2.0.0');
    expect(pages.map(({ path, change }) => `${change} ${path}`)).toEqual([
      'added /new',
      'removed /old',
      'changed /prices',
    ]);
    expect(unchanged).toBe(1);
    expect(pages.at(-1)).toMatchObject({
      title: { from: 'Title of /prices', to: 'New prices' },
      words: { added: ['Ten euros', 'help'], removed: ['Nine euros', 'home'] },
      links: { added: ['/help'], removed: ['/'] },
      navigation: { added: ['"Prices" in product at 10'], removed: [] },
      js: { from: expect.any(Number), to: expect.any(Number) },
    });
    expect(container.to).toBeGreaterThan(container.from);
    expect(shared).toEqual([{ library: 'react', from: '^19.0.0', to: '^19.1.0' }]);
  });

  test('is empty for identical releases', async () => {
    expect(await diff('2.0.0', '2.0.0')).toMatchObject({ pages: [], unchanged: 3, shared: [] });
  });

  test('includes releases that are not live, without side effects', async () => {
    const before = await shell.text('/prices');
    await diff('2.0.0', '1.0.0');
    expect(await shell.text('/prices')).toBe(before);
    expect((await shell.report()).releases.sales?.version).toBe('2.0.0');
  });

  test('is refused for an unknown release', async () => {
    expect(await diff('1.0.0', '9.0.0')).toEqual({
      status: 404,
      message: 'The store has no release 9.0.0 of sales: it has 2.0.0, 1.0.0.',
    });
  });

  test('is printed in readable form', async () => {
    const { stdout: printed } = await siteCommand(shell, ['diff', 'sales', '1.0.0', '2.0.0']);
    expect(printed).toContain(
      'changed /prices\n  - title Title of /prices\n  + title New prices\n  - words Nine euros\n',
    );
    expect(printed).toContain('  + entry "Prices" in product at 10\n');
    expect(printed).toMatch(
      /container \d+ → \d+ bytes \(\+\d+\)\nshared react \^19\.0\.0 → \^19\.1\.0\nsales 1\.0\.0 → 2\.0\.0: 3 pages differ, 1 does not\.\n$/,
    );
  });
});
