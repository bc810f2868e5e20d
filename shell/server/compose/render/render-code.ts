import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const inProcess = (file: string) => path.join(import.meta.dirname, '../rendering-process', file);

/** Skips the package index, which also loads a DOM and takes a tenth of the processor time of a process. */
const PARSER = new URL('./Parser.js', import.meta.resolve('htmlparser2')).href;

const BUILTIN_IMPORT = /^import (\{[\w, ]+\}|\w+) from '(node:\w+)';/gm;

/** An import of a module of Node reads all its exports, which loads rarely used parts, such as web cryptography and workers. */
const strip = (file: string) =>
  stripTypeScriptTypes(readFileSync(file, 'utf8'))
    .replace("from 'htmlparser2'", `from '${PARSER}'`)
    .replaceAll(BUILTIN_IMPORT, "const $1 = process.getBuiltinModule('$2');");

/** Suppresses Node's warning that the function is experimental, which operators cannot act on. */
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

/** Returns the JavaScript of a module and of all own modules that it imports, by URL. */
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
    /** JavaScript that the process evaluates first. */
    start: strip(inProcess('start-render-process.ts')),
    entry,
    /** JSON of URL → JavaScript. */
    modules: JSON.stringify(readModules(entry)),
  };
};

let code: ReturnType<typeof readCode> | undefined;

/**
 * Returns the code of the rendering process without types. Stripping types in each process would double its start time, even for
 * a single file.
 */
export function renderCode(): ReturnType<typeof readCode> {
  code ??= quietly(readCode);
  return code;
}
