import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startGateway } from './gateway.ts';

const FILES = 'files/remotes/sales';
const FEED = 'remotes/sales/feeds/news.atom';

/** A gateway whose public folder the test fills. */
async function startOnFolder() {
  const gateway = await startGateway('gateway', { formsPort: 1 });
  const folder = path.join(gateway.folder, 'public');
  await mkdir(path.join(folder, FILES), { recursive: true });
  await mkdir(path.join(folder, 'first', path.dirname(FEED)), { recursive: true });
  await symlink('first', path.join(folder, 'current'));
  const ask = async (address: string, conditions = {}) => {
    const answer = await fetch(`${gateway.url}/${address}`, { headers: { 'accept-encoding': 'br', ...conditions } });
    const { status, headers } = answer;
    return { status, type: headers.get('content-type'), encoding: headers.get('content-encoding'), answer };
  };
  return { folder, ask };
}

/** Writes a text with its encodings, as the shell does. */
async function writeText(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
}

test('visitors get archives unchanged, and encodings never as separate files', async () => {
  const { folder, ask } = await startOnFolder();
  const archive = gzipSync('an SDK');
  await writeFile(path.join(folder, FILES, 'sdk.tar.gz'), archive);
  const { answer, ...download } = await ask('remotes/sales/sdk.tar.gz');
  expect(download).toEqual({ status: 200, type: 'application/gzip', encoding: null });
  expect(Buffer.from(await answer.arrayBuffer()).equals(archive)).toBe(true);

  for (const ending of ['js', 'css', 'svg', 'json', 'txt', 'html', 'xml']) {
    await writeText(path.join(folder, FILES, `file.${ending}`), ending);
    const text = await ask(`remotes/sales/file.${ending}`);
    expect([text.status, text.encoding, await text.answer.text()]).toEqual([200, 'br', ending]);
    for (const encoding of ['br', 'gz'])
      expect((await ask(`remotes/sales/file.${ending}.${encoding}`)).status).toBe(404);
  }
  await writeText(path.join(folder, 'first', FEED), '<feed/>');
  const feed = await ask(FEED);
  expect([feed.status, feed.encoding, await feed.answer.text()]).toEqual([200, 'br', '<feed/>']);
});

test('an error of the gateway is plain text without an encoding', async () => {
  const { folder, ask } = await startOnFolder();
  await writeText(path.join(folder, FILES, 'file.js'), 'js');
  const refused = await ask('remotes/sales/file.js', { 'if-match': '"another"' });
  expect([refused.status, refused.encoding]).toEqual([412, null]);

  await writeFile(path.join(folder, 'first/404.html'), 'Nothing');
  // A socket exists but cannot be opened.
  const socket = createServer().listen(path.join(folder, 'first/404.html.br'));
  onTestFinished(() => void socket.close());
  await once(socket, 'listening');
  const failed = await ask('no-such-page');
  expect([failed.status, failed.encoding]).toEqual([500, null]);
  expect(await failed.answer.text()).toContain('500 Internal Server Error');
});
