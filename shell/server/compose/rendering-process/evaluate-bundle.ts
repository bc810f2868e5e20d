import vm from 'node:vm';
import type { PageProps } from '@site/contracts';
import type { ComponentType } from 'react';

/** What the shell's own server bundle exports. */
export type ShellBundle = typeof import('../../../src/server-entry.tsx');

export interface RemoteBundle {
  loadPage(path: string): Promise<ComponentType<PageProps>>;
}

/**
 * Evaluates a server bundle, which sees the globals of this process: see `isolate`.
 * @param code CommonJS text of the bundle
 * @param shared modules it may require
 * @throws what the bundle throws while it loads
 */
export function evaluateBundle<Exports>(code: string, filename: string, shared: Record<string, unknown>): Exports {
  const module = { exports: {} as Exports };
  const require = (name: string) => {
    if (Object.hasOwn(shared, name)) return shared[name];
    throw new Error(`requires ${name}, which the shell does not share`);
  };
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, require);
  return module.exports;
}
