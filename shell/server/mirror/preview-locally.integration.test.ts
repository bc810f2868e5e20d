import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { pressCtrlCTwice } from '../testing/press-ctrl-c-twice.ts';
import { RemoteFolder } from '../testing/remote-folder.ts';
import { TestShell } from '../testing/test-shell.ts';

const COMMAND = path.join(import.meta.dirname, '../cli/site-with-shell.ts');

let live: TestShell;
let own: RemoteFolder;
let temporary: string;

beforeEach(async () => {
  live = new TestShell();
  own = new RemoteFolder();
  temporary = mkdtempSync(path.join(tmpdir(), 'preview-locally-'));
  for (const remote of [live.sales, own]) remote.publish({ name: 'sales', pages: [{ path: '/' }] });
  live.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  await live.start();
});

afterEach(async () => {
  await live.stop();
  own.remove();
  rmSync(temporary, { recursive: true, force: true });
});

/** Previews the local release. */
function preview() {
  const child = spawn(process.execPath, [COMMAND, 'preview', `sales=${own.path}`, '--site', live.url], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, TMPDIR: temporary },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('removes a local preview when the team presses Ctrl-C twice', async () => {
  const child = preview();
  const ended = once(child, 'exit');
  const [address] = await once(child.stdout, 'data');
  const { port } = new URL(`${address}`);
  expect(await pressCtrlCTwice(child, Number(port))).toContain('HTTP/1.1 200 OK');
  expect(await ended).toEqual([0, null]);
  expect(readdirSync(temporary).filter((name) => name.startsWith('preview-'))).toEqual([]);
});

test('names the folder without a release before it mirrors the live site', async () => {
  own.remove();
  const child = preview();
  const [[code], errors] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  expect(code).toBe(1);
  expect(errors).toBe(`Build the release first: there is no release.json in ${own.path}.\n`);
});
