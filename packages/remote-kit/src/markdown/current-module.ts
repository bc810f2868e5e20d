import { statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

interface CurrentModule<Exports> {
  exports: Promise<Exports>;
  /** Files of the module and of its relative imports, with their times of modification; `undefined` for missing files. */
  files: ReadonlyMap<string, number | undefined>;
}

const loaded = new Map<string, CurrentModule<unknown>>();
let loads = 0;

const modifiedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

const isCurrent = ({ files }: CurrentModule<unknown>) => [...files].every(([file, time]) => modifiedAt(file) === time);

function load(file: string): CurrentModule<unknown> {
  const query = `?load=${++loads}`;
  const files = new Map([[file, modifiedAt(file)]]);
  const hooks = registerHooks({
    resolve(specifier, context, nextResolve) {
      if (!specifier.startsWith('.') || !context.parentURL?.endsWith(query)) return nextResolve(specifier, context);
      const imported = fileURLToPath(new URL(specifier, context.parentURL));
      files.set(imported, modifiedAt(imported));
      const resolved = nextResolve(specifier, context);
      return { ...resolved, url: resolved.url + query };
    },
  });
  return { exports: import(pathToFileURL(file).href + query).finally(() => hooks.deregister()), files };
}

/**
 * Loads a module with its relative imports, again only after a change of one of their files: Node.js keeps every loaded module
 * until the process ends. Packages are loaded once.
 * @param file absolute path of the module
 */
export function currentModule<Exports>(file: string): CurrentModule<Exports> {
  const known = loaded.get(file);
  const current = known && isCurrent(known) ? known : load(file);
  loaded.set(file, current);
  return current as CurrentModule<Exports>;
}
