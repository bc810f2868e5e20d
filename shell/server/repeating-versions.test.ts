import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestShell } from './testing/test-shell.ts';
import { thinBuild } from './testing/thin-build.ts';

let shell: TestShell;

const words = (price: string) => `<p>${`price ${price} `.repeat(20)}</p>`;
const publish = (version: string, html: string) =>
  shell.sales.publish({ name: 'sales', version, pages: [{ path: '/' }, { path: '/prices', html }] });
const publishHelp = (version: string) => shell.help.publish({ name: 'help', version, pages: [{ path: '/help' }] });
const price = async () => /price (\S+)/.exec(await shell.text('/prices'))?.[1];

beforeEach(() => {
  shell = new TestShell();
  publishHelp('1.0.0');
  publish('1.0.0', words('10'));
});

afterEach(() => shell.dispose());

describe('A version whose content was changed at its source', () => {
  test('is refused while it is live, even after a restart, and another version is accepted', async () => {
    await shell.start();
    publish('1.0.0', words('20'));
    // A release of another team causes another composition.
    publishHelp('1.0.1');
    const refusal = {
      remote: 'sales',
      reason: 'sales 1.0.0 was live with different files: give the release a new version.',
      at: expect.any(String),
    };
    expect((await shell.refresh()).refused).toEqual([refusal]);
    expect(await price()).toBe('10');
    await shell.stop();
    await shell.start();
    expect((await shell.report()).refused).toEqual([refusal]);
    expect(await price()).toBe('10');

    publish('1.0.1', words('20'));
    expect((await shell.refresh()).refused).toEqual([]);
    expect(await price()).toBe('20');
  });

  test('is refused after it was live, to keep rollbacks safe', async () => {
    await shell.start();
    publish('2.0.0', words('20'));
    await shell.refresh();
    publish('1.0.0', words('30'));
    expect((await shell.refresh()).refused).toHaveLength(1);
    expect(await price()).toBe('20');
    await shell.get('/-/remotes/sales/rollback', { method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(await price()).toBe('10');

    publish('1.0.0', words('10'));
    expect((await shell.refresh()).refused).toEqual([]);
  });

  test('is accepted if it was never live: a refused release may be rebuilt', async () => {
    await shell.start();
    publish('2.0.0', '<p>Soon.</p>');
    expect((await shell.refresh()).refused).toHaveLength(1);
    publish('2.0.0', words('20'));
    expect((await shell.refresh()).refused).toEqual([]);
    expect(await price()).toBe('20');
  });

  test('is accepted by a development shell, whose other releases are mirrored', async () => {
    const folder = path.join(shell.dataDir, 'shell-for-developers');
    cpSync(thinBuild(), folder, { recursive: true });
    const build = JSON.parse(readFileSync(path.join(folder, 'shell.json'), 'utf8'));
    writeFileSync(path.join(folder, 'shell.json'), JSON.stringify({ ...build, development: build.start }));
    await shell.start({ SHELL_DIST: folder });
    publish('1.0.0', words('20'));
    publishHelp('1.0.1');
    expect((await shell.refresh()).refused).toEqual([]);
    expect(await price()).toBe('20');
  });
});
