import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const PRELUDE = `
  import { execute } from '${new URL('./execute.ts', import.meta.url).href}';
  const waits = ['-e', 'console.log("begun"); setInterval(() => {}, 1_000)'];
`;
const COMMANDS = `
  await execute('node', waits).finally(() => console.log('cleared up'));
  await execute('node', ['-e', 'console.log("another one")']);
  console.log('goes on');
`;
const COMMAND_OF_SERVER = `
  process.on('SIGTERM', () => {});
  await execute('node', waits);
  setTimeout(() => console.log('stopped its servers'), 50);
`;

async function begin(code: string): Promise<{ child: ChildProcess; lines: AsyncIterableIterator<string> }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PRELUDE + code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('begun');
  return { child, lines };
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s stops commands, waits for their end and cleanup, and starts no further ones', async (signal, code) => {
  const { child, lines } = await begin(COMMANDS);
  const ended = once(child, 'exit');
  // Ctrl-C reaches all processes of a terminal.
  const { pid = 0 } = child;
  process.kill(signal === 'SIGINT' ? -pid : pid, signal);
  const said: string[] = [];
  for await (const line of lines) said.push(line);
  expect([said.filter((line) => line !== 'goes on'), (await ended)[0]]).toEqual([['cleared up'], code]);
});

test('a process that handles the signal itself finishes its own stop', async () => {
  const { child, lines } = await begin(COMMAND_OF_SERVER);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect((await lines.next()).value).toBe('stopped its servers');
  expect((await ended)[0]).toBe(0);
});
