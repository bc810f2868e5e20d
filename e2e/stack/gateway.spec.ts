import { chmod, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { test as base, expect } from 'playwright/test';
import { notComposed, unavailablePage } from '../support/answers.ts';
import { expectAnswer } from '../support/ask.ts';
import { docker } from './compose.ts';

/** A gateway of its own, with a folder that the test fills. */
interface Gateway {
  url: string;
  folder: string;
}

async function startGateway(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const confined = ['--read-only', '--cap-drop=ALL', '--sysctl=net.ipv4.ip_unprivileged_port_start=0', '--tmpfs=/tmp'];
  const mount = `--volume=${folder}:/data:ro`;
  const run = ['run', '--rm', '--detach', '--publish=127.0.0.1::80', ...confined, mount, 'site/gateway:test'];
  const id = (await docker(...run)).trim();
  const url = `http://${(await docker('port', id, '80/tcp')).trim()}`;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(answers).toBe(true);
  return { url, stop: async () => void (await docker('rm', '--force', id)) };
}

const test = base.extend<{ gateway: Gateway }>({
  gateway: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'public-'));
    // The gateway has another user.
    await chmod(folder, 0o755);
    await mkdir(path.join(folder, 'public/compositions'), { recursive: true });
    const { url, stop } = await startGateway(folder);
    await use({ url, folder });
    await stop();
    await rm(folder, { recursive: true });
  },
});

/** Publishes documents as a shell does: with their encodings, and times that follow from their content. */
async function publish(folder: string, documents: Record<string, string>): Promise<void> {
  const composition = path.join(folder, 'public/compositions/first');
  for (const [name, html] of Object.entries(documents)) {
    const file = path.join(composition, name);
    await mkdir(path.dirname(file), { recursive: true });
    for (const [ending, content] of [
      ['', html],
      ['.br', brotliCompressSync(html)],
      ['.gz', gzipSync(html)],
    ] as const) {
      await writeFile(file + ending, content);
      await utimes(file + ending, html.length, html.length);
    }
  }
  await symlink('compositions/first', path.join(folder, 'public/current'));
}

const page = (words: string) => `<!doctype html><title>${words}</title></html>`;

for (const expectation of notComposed) {
  test(expectation.title, ({ gateway }) => expectAnswer(gateway.url, expectation));
}

test(unavailablePage.title, async ({ gateway }) => {
  await publish(gateway.folder, { '404.html': page('404'), 'unavailable/away.html': page('Away') });
  await expectAnswer(gateway.url, unavailablePage);
});

test('what is published is served at once, with the same ETag by every gateway', async ({ gateway }) => {
  await publish(gateway.folder, { 'index.html': page('Home'), '404.html': page('404') });
  const other = await startGateway(gateway.folder);
  const tags = await Promise.all([gateway, other].map(async ({ url }) => (await fetch(url)).headers.get('etag')));
  await other.stop();
  expect(tags[0]).toMatch(/^"/);
  expect(tags[1]).toBe(tags[0]);
});
