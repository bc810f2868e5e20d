import vm from 'node:vm';
import type { PageProps } from '@site/contracts';
import type { ComponentType } from 'react';

export interface RemoteBundle {
  loadPage(path: string): Promise<ComponentType<PageProps>>;
}

const refuse = (what: string) => () => {
  throw new Error(`uses ${what}, which has no place in rendering`);
};

/** Names a bundle sees instead of Node's own: a timer or a changed global would outlive the page that made it. */
const SHADOWED = {
  setInterval: refuse('setInterval'),
  setTimeout: refuse('setTimeout'),
  setImmediate: refuse('setImmediate'),
  process: { env: { NODE_ENV: process.env.NODE_ENV } },
  global: undefined,
};

/**
 * Evaluates a server bundle. It is no sandbox: it bounds the damage of a bug, not of an attacker.
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
  const run = vm.compileFunction(code, ['module', 'exports', 'require', ...Object.keys(SHADOWED)], { filename });
  run(module, module.exports, require, ...Object.values(SHADOWED));
  return module.exports;
}
