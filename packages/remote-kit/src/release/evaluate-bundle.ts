import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import vm from 'node:vm';

/**
 * Evaluates the server bundle of a built remote. Its pages stay closed (they load lazily), so nothing but the
 * declarations runs.
 * @param file server bundle of the remote
 * @returns what the remote declares
 * @throws what the bundle throws while it loads
 */
export async function evaluateBundle(file: string): Promise<unknown> {
  const module = { exports: {} as { pages?: unknown } };
  const run = vm.compileFunction(await readFile(file, 'utf8'), ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, createRequire(file));
  return module.exports.pages;
}
