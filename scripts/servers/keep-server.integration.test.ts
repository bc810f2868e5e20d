import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServiceFailed, startService } from '@site/dev-tools/service.ts';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { keepServer } from './keep-server.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keep-server-'));
  return () => rmSync(folder, { recursive: true });
});

/** Writes a server with this code, which reports when it is ready, as ours do. */
function serverThat(does: string): string {
  const file = path.join(folder, 'server.mjs');
  writeFileSync(file, does);
  return file;
}

const READY = 'process.send({ port: 4711 }); setInterval(() => {}, 1000);';

describe('a server that is killed', () => {
  test('ends with the exit code of the signal', async () => {
    const { process: child, ended } = await startService(serverThat(READY), {});
    child.kill('SIGKILL');
    expect(await ended).toBe(137);
  });

  test('before it is ready is reported with the signal', async () => {
    const file = serverThat("process.kill(process.pid, 'SIGKILL');");
    await expect(startService(file, {})).rejects.toThrow(
      new ServiceFailed(`${file} was killed by SIGKILL before it was ready.`, 'SIGKILL'),
    );
  });
});

test('a server that fails to restart is restarted on its port until it is ready', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void printed.push(line));
  onTestFinished(() => void vi.restoreAllMocks());
  // The first process dies when it is ready, the second one before, the third one stays.
  const file = serverThat(`
    import { appendFileSync, readFileSync } from 'node:fs';
    const starts = new URL('starts', import.meta.url);
    appendFileSync(starts, process.env.PORT + ' ');
    const count = readFileSync(starts, 'utf8').trim().split(' ').length;
    if (count === 1) process.send({ port: 4711 }, () => process.kill(process.pid, 'SIGKILL'));
    if (count === 2) process.exit(3);
    if (count === 3) { ${READY} }
  `);
  const server = keepServer(
    { name: 'server', file, portVariable: 'PORT', environment: { PORT: '0' } },
    { firstMs: 10, longestMs: 1_000 },
  );
  onTestFinished(() => server.stop());
  expect(await server.first).toBe(4711);
  await expect
    .poll(() => printed)
    .toEqual([
      'server was killed by SIGKILL, starting it again in 0.01 s.',
      'server ended with code 3, starting it again in 0.02 s.',
      'server is running again.',
    ]);
  await server.stop();
  expect(printed).toHaveLength(3);
});
