import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const CODE = `
  import { execute } from '${new URL('./execute.ts', import.meta.url).href}';
  const waits = ['-e', 'console.log("begun"); setInterval(() => {}, 1_000)'];
  await execute('node', waits).finally(() => console.log('cleared up'));
  await execute('node', ['-e', 'console.log("another one")']);
  console.log('goes on');
`;

async function begin(): Promise<{ child: ChildProcess; lines: AsyncIterableIterator<string> }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', CODE], {
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
  const { child, lines } = await begin();
  const ended = once(child, 'exit');
  // Ctrl-C reaches all processes of a terminal.
  const { pid = 0 } = child;
  process.kill(signal === 'SIGINT' ? -pid : pid, signal);
  const said: string[] = [];
  for await (const line of lines) said.push(line);
  expect([said.filter((line) => line !== 'goes on'), (await ended)[0]]).toEqual([['cleared up'], code]);
});
