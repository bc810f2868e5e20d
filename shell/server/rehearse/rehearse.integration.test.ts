import { readdirSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestShell } from '../testing/test-shell.ts';
import { buildWith } from '../testing/thin-build.ts';

let shell: TestShell;

beforeEach(() => {
  shell = new TestShell();
  shell.sales.publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices' }] });
  shell.help.publish({
    name: 'help',
    pages: [{ path: '/help' }],
    shared: { react: '^19.0.0', '@site/toasts': '^1.0.0' },
  });
});

afterEach(() => shell.dispose());

const good = [
  { remote: 'sales', outcome: 'ok', version: '1.0.0', pages: 2 },
  { remote: 'help', outcome: 'ok', version: '1.0.0', pages: 1 },
];

describe('A rehearsal', () => {
  test('reports what this shell would serve, without touching the data folder', async () => {
    const before = readdirSync(shell.dataDir);
    expect(await shell.rehearse()).toEqual(good);
    expect(readdirSync(shell.dataDir)).toEqual([...before, 'remotes.json']);
  });

  test('does not take a property of all objects for the release of a remote', async () => {
    const REMOTES = `constructor=${shell.dataDir},sales=${shell.sales.path}`;
    expect(await shell.rehearse({ variables: { REMOTES } })).toEqual([
      { remote: 'constructor', outcome: 'unknown', problem: expect.stringMatching(/^There is no release at /) },
      good[0],
    ]);
  });

  test('reports page and reason of a release that this shell would refuse', async () => {
    const code = 'throw new Error("no price list");';
    shell.sales.publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices', code }] });
    expect(await shell.rehearse()).toEqual([
      {
        remote: 'sales',
        outcome: 'refused',
        version: '1.0.0',
        page: '/prices',
        problem: 'Page /prices: no price list',
      },
      good[1],
    ]);
  });

  test('of a shell with a new major of a library reports exactly the releases that require the old one', async () => {
    const dist = buildWith('@site/toasts', '2.0.0');
    const rehearsed = await shell.rehearse({ variables: { SHELL_DIST: dist } });
    rmSync(dist, { recursive: true });
    expect(rehearsed).toEqual([
      good[0],
      {
        remote: 'help',
        outcome: 'refused',
        version: '1.0.0',
        problem: 'The release requires @site/toasts ^1.0.0, but the shell provides 2.0.0.',
      },
    ]);
  });

  test('reports unreadable releases', async () => {
    shell.help.remove();
    expect(await shell.rehearse()).toEqual([
      good[0],
      { remote: 'help', outcome: 'unknown', problem: `There is no release at ${shell.help.path}.` },
    ]);
  });

  test('against a running site reports a live release that is no longer at its source', async () => {
    await shell.start();
    expect(await shell.rehearse({ site: shell.url })).toEqual(good);
    shell.sales.publish({ name: 'sales', version: '2.0.0', pages: [{ path: '/' }, { path: '/prices' }] });
    expect(await shell.rehearse({ site: shell.url })).toEqual([
      {
        remote: 'sales',
        outcome: 'unknown',
        version: '2.0.0',
        problem: 'Version 1.0.0 is live, but its source has 2.0.0: rehearse when they match.',
      },
      good[1],
    ]);
  });

  test('against a running site reports a live remote that is not configured', async () => {
    await shell.start();
    const variables = { REMOTES: `sales=${shell.sales.path}` };
    expect(await shell.rehearse({ site: shell.url, variables })).toEqual([
      good[0],
      {
        remote: 'help',
        outcome: 'unknown',
        version: '1.0.0',
        problem: 'It is live, and neither the registry nor REMOTES names its source.',
      },
    ]);
  });

  test('reports an unreachable running site', async () => {
    await expect(shell.rehearse({ site: 'http://127.0.0.1:9' })).rejects.toThrow(
      'http://127.0.0.1:9/composition.json does not answer: name the address of a running site.',
    );
  });
});
