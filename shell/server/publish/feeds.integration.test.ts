import type { Release } from '@site/contracts';
import { describeFile } from '@site/contracts/integrity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestShell } from '../testing/test-shell.ts';

const shell = new TestShell();
const FILE = 'feeds/news.atom';
const ADDRESS = `/remotes/sales/${FILE}`;

/** Publishes a release with a feed. */
function publish(version: string, text: string): void {
  shell.sales.write(FILE, text);
  const change = (release: Release) => ({ ...release, files: { ...release.files, [FILE]: describeFile(text) } });
  shell.sales.publish({ name: 'sales', version, pages: [{ path: '/' }], change });
}

beforeAll(async () => {
  publish('1.0.0', '<feed><title>{brand}</title><id>{origin}/news</id></feed>');
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  await shell.start();
});

afterAll(() => shell.dispose());

test('serves the feed of the live release at a stable address', async () => {
  const first = await shell.get(ADDRESS);
  expect(first.headers.get('content-type')).toMatch('application/atom+xml');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(await first.text()).toMatch(/<title>\w+<\/title><id>https?:\/\/[^/]+\/news<\/id>/);

  publish('2.0.0', '<feed>An incident</feed>');
  await shell.refresh();
  expect(await shell.text(ADDRESS)).toBe('<feed>An incident</feed>');
  expect((await shell.get('/remotes/help/feeds/news.atom')).status).toBe(404);
});
