import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { PageDeclaration } from '../define-pages.ts';

/**
 * Reads what a built remote declares. The bundle's pages stay closed (they load lazily), so nothing but the
 * declarations runs.
 * @param file server bundle of the remote
 * @throws what the bundle throws while it loads
 */
export async function declaredPages(file: string): Promise<PageDeclaration[]> {
  const module = { exports: {} as { pages?: PageDeclaration[] } };
  const run = vm.compileFunction(await readFile(file, 'utf8'), ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, createRequire(file));
  return module.exports.pages ?? [];
}
