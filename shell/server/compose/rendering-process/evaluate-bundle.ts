import vm from 'node:vm';
import type { PageProps } from '@site/contracts';
import type { ComponentType } from 'react';

/** What the shell's own server bundle exports. */
export type ShellBundle = typeof import('../../../src/server-entry.tsx');

export interface RemoteBundle {
  loadPage(path: string): Promise<ComponentType<PageProps>>;
}

/**
 * Evaluates a server bundle. It sees the globals that {@link isolate} leaves to this process.
 * @param code CommonJS text of the bundle
 * @param globals further variables that it sees
 * @throws what the bundle throws while it loads
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
