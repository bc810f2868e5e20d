import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const inProcess = (file: string) => path.join(import.meta.dirname, '../rendering-process', file);

/** Without the index of its package, which also loads a DOM: a tenth of the processor time of a process. */
const PARSER = new URL('./Parser.js', import.meta.resolve('htmlparser2')).href;

const strip = (file: string) =>
  stripTypeScriptTypes(readFileSync(file, 'utf8')).replace("from 'htmlparser2'", `from '${PARSER}'`);

/** Node says once that the function is experimental, which is nothing that an operator should read. */
function quietly<Result>(work: () => Result): Result {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}

const OWN_IMPORT = /\bfrom '(\.{1,2}\/[^']+|@site\/[^']+)'/g;

/** @returns URL of each of our modules that this one imports, itself included, → JavaScript */
function readModules(url: string, modules: Record<string, string> = {}): Record<string, string> {
  if (url in modules) return modules;
  const source = strip(fileURLToPath(url));
  modules[url] = source;
  for (const [, specifier = ''] of source.matchAll(OWN_IMPORT))
    readModules(specifier.startsWith('@') ? import.meta.resolve(specifier) : new URL(specifier, url).href, modules);
  return modules;
}

const readCode = () => {
  const entry = pathToFileURL(inProcess('render-process.ts')).href;
  return {
    /** JavaScript that starts the process. */
    start: strip(inProcess('start-render-process.ts')),
    entry,
    /** JSON of URL → JavaScript. */
    modules: JSON.stringify(readModules(entry)),
  };
};

let code: ReturnType<typeof readCode> | undefined;

/**
 * Code of the rendering process without its types. A process that stripped them itself, from a single file, would need as
 * long for that as for all the rest of its start: it may not.
 */
export function renderCode(): ReturnType<typeof readCode> {
  code ??= quietly(readCode);
  return code;
}
