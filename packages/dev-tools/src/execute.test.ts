import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const CODE = `
  import { execute } from '${new URL('./execute.ts', import.meta.url).href}';
  const code = await execute('node', ['-e', 'console.log("begun"); setInterval(() => {}, 1000)']).finally(() => console.log('cleared up'));
  process.exitCode = code;
`;

async function begin(): Promise<{ child: ChildProcess; next: () => Promise<string> }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', CODE], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value);
  expect(await next()).toBe('begun');
  return { child, next };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'A command that is stopped by %s ends before the one that has started it',
  async (signal) => {
    const { child, next } = await begin();
    // Ctrl-C is for all processes of a terminal.
    process.kill(signal === 'SIGINT' ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
    expect(await next()).toBe('cleared up');
    await once(child, 'exit');
  },
);
