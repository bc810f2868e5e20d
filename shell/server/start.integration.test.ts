import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describeFailure } from '@site/process';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment } from './env.ts';
import { startShell } from './shell.ts';
import { pressCtrlCTwice } from './testing/press-ctrl-c-twice.ts';
import { RemoteFolder } from './testing/remote-folder.ts';

let folder: string;
let remote: RemoteFolder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shell-start-'));
  remote = new RemoteFolder();
  remote.publish({ name: 'sales', pages: [{ path: '/' }] });
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  remote.remove();
});

const START = path.join(import.meta.dirname, 'start.ts');

type Variables = Record<string, string | undefined>;

const environment = (variables: Variables) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  PORT: '0',
  LOG_LEVEL: 'silent',
  DATA_DIR: path.join(folder, 'data'),
  REMOTES: `sales=${remote.path}`,
  ...variables,
});

function endWithTest(child: ChildProcess): ChildProcess {
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Starts the shell as an operator does. */
const start = (variables: Variables = {}, cwd = process.cwd()) =>
  endWithTest(fork(START, { cwd, env: environment(variables), silent: true }));

/** Starts the shell with its log on a full disk. */
const startWithoutLog = () =>
  endWithTest(
    fork(START, {
      env: environment({ LOG_LEVEL: 'info' }),
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe', 'ipc'],
    }),
  );

/** Starts the shell with a file size limit of 256 KB: writes fail, as on a full disk. */
const startWithLittleRoom = () =>
  endWithTest(
    spawn('bash', ['-c', 'ulimit -f 512 && exec "$0" "$1"', process.execPath, START], {
      env: environment({}),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    }),
  );

/**
 * Starts the shell in this process with invalid settings.
 * @returns the error message
 */
async function failureOf(variables: Record<string, string>): Promise<string> {
  // The site configuration reads variables directly.
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const given = environment(variables);
  try {
    const { stop } = await startShell(readEnvironment(given), { quality: 1 });
    await stop();
    return 'The shell has started.';
  } catch (error) {
    return describeFailure(error, given.DATA_DIR);
  }
}

async function endOf(child: ChildProcess) {
  const [stderr, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')]);
  return { code, stderr };
}

describe('An operator who starts a shell', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ HOST: 'no.such.host.invalid' }, 'HOST'],
    [{ SITE_ORIGIN: 'nonsense' }, 'SITE_ORIGIN'],
    [{ FORMS_URL: 'nonsense' }, 'FORMS_URL'],
  ])('gets one sentence that names the mistake: %o', async (variables, name) => {
    expect(await failureOf(variables)).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
  });

  test('gets it only on standard error, with exit code 1', async () => {
    const child = start({ SITE_ORIGIN: 'nonsense' });
    const output = child.stdout ? text(child.stdout) : '';
    expect(await endOf(child)).toEqual({ code: 1, stderr: expect.stringMatching(/^[^\n]*SITE_ORIGIN[^\n]*\.\n$/) });
    expect(await output).toBe('');
  });

  test('gets a sentence when DATA_DIR is not a folder', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    for (const DATA_DIR of [file, path.join(file, 'below')])
      expect(await failureOf({ DATA_DIR })).toMatch(
        /^A file is where the folder \S+ should be \(E\w+\): [^\n]* DATA_DIR\.$/,
      );
  });

  test('finds no unexpected files in the working directory', async () => {
    const child = start({ NODE_COMPILE_CACHE: undefined }, folder);
    await once(child, 'message');
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(readdirSync(folder)).toEqual(['data']);
  });

  test('can press Ctrl-C twice while running answers are finished', async () => {
    const child = start();
    const [{ port }] = await once(child, 'message');
    expect(await pressCtrlCTwice(child, port)).toContain('HTTP/1.1 200 OK');
    expect(await endOf(child)).toEqual({ code: 0, stderr: '' });
  });

  test('leaves no shell behind when the parent process exits before it is ready', async () => {
    const child = start();
    child.disconnect();
    expect(await endOf(child)).toEqual({ code: 0, stderr: '' });
  });
});

test('A full disk under the log of the shell takes neither the site from visitors nor the stop from operators', async () => {
  const shell = startWithoutLog();
  const [{ port }] = await once(shell, 'message');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  shell.kill('SIGTERM');
  expect(await endOf(shell)).toEqual({ code: 0, stderr: '' });
});

describe('A release that does not fit on the disk', () => {
  test('is refused with the reason, and the site keeps running, even after a restart', async () => {
    const reportOf = async (child: ChildProcess) => {
      const [{ port }] = await once(child, 'message');
      const address = `http://127.0.0.1:${port}`;
      await fetch(`${address}/-/refresh`, { method: 'POST' });
      expect((await fetch(address)).status).toBe(200);
      return (await fetch(`${address}/-/composition`)).json();
    };
    const refused = {
      releases: { sales: { version: '1.0.0' } },
      refused: [{ remote: 'sales', reason: expect.stringMatching(/^The shell could not store the release: EFBIG/) }],
    };
    const shell = startWithLittleRoom();
    const stopped = once(shell, 'exit');
    expect(await reportOf(shell)).toMatchObject({ releases: { sales: { version: '1.0.0' } }, refused: [] });

    remote.publish({
      name: 'sales',
      version: '2.0.0',
      pages: [{ path: '/', html: `<p>${'words '.repeat(150_000)}</p>` }],
    });
    shell.kill('SIGTERM');
    await stopped;
    expect(await reportOf(startWithLittleRoom())).toMatchObject(refused);
  });
});
