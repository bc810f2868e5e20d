import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Checkout } from '@site/dev-tools/checkout.ts';
import { expect, onTestFinished, test } from 'vitest';

const HANGS = 'console.log(process.pid); setInterval(() => {}, 1_000); await new Promise(() => {});';

test('SIGTERM to a build also ends its compilers', async () => {
  const checkout = await Checkout.create({ paths: ['scripts', 'packages', 'package-lock.json'] });
  onTestFinished(() => checkout.remove());
  await checkout.write('mfe-news/package.json', '{}');
  await checkout.write('mfe-news/webpack.config.ts', HANGS);

  const build = spawn(process.execPath, [checkout.path('scripts/run.mjs'), 'build', 'news'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [compiler] = (await once(createInterface(build.stdout), 'line')).map(Number);
  onTestFinished(() => void (isRunning(compiler) && process.kill(Number(compiler))));
  build.kill('SIGTERM');
  await once(build, 'exit');
  expect(isRunning(compiler)).toBe(false);
});

function isRunning(pid = 0): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
