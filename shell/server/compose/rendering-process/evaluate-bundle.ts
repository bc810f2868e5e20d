import vm from 'node:vm';
import type { PageProps } from '@site/contracts';
import type { ComponentType } from 'react';

/** Exports of the shell's own server bundle. */
export type ShellBundle = typeof import('../../../src/server-entry.tsx');

/** Exports of a remote's server bundle. */
export interface RemoteBundle {
  loadPage(path: string): Promise<ComponentType<PageProps>>;
}

/**
 * Evaluates a server bundle with the globals of this process, which `isolate` restricts.
 * @param code CommonJS text of the bundle
 * @param globals additional variables in its scope
 * @throws anything the bundle throws while it loads
 */
export function evaluateBundle<Exports>(
  code: string,
  filename: string,
  require: (name: string) => unknown,
  globals: Record<string, unknown> = {},
): Exports {
  const module = { exports: {} as Exports };
  const run = vm.compileFunction(code, ['module', 'exports', 'require', ...Object.keys(globals)], { filename });
  run(module, module.exports, require, ...Object.values(globals));
  return module.exports;
}
