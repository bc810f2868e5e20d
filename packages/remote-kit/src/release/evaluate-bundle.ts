import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import vm from 'node:vm';

/**
 * Evaluates the server bundle of a built remote. Pages load lazily: only the declarations run.
 * @param file server bundle of the remote
 * @returns the declarations of the remote
 * @throws errors of the bundle
 */
export async function evaluateBundle(file: string): Promise<unknown> {
  const module = { exports: {} as { pages?: unknown } };
  const run = vm.compileFunction(await readFile(file, 'utf8'), ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, createRequire(file));
  return module.exports.pages;
}
