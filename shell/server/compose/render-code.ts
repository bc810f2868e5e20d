import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const inCompose = (file: string) => path.join(import.meta.dirname, file);
const packageModule = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));

/** Modules of the rendering process; one that is not listed is loaded, only slower. */
const modules = [
  ...['*.ts', '../asset-path.ts', '../../social/*.ts'].flatMap((pattern) => globSync(inCompose(pattern))),
  ...['@site/contracts/release-files', '@site/contracts/hosted-captcha', '@site/process/escape-html'].map(
    packageModule,
  ),
];

const strip = (file: string) => stripTypeScriptTypes(readFileSync(file, 'utf8'));

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

const readCode = () => ({
  /** JavaScript that starts the process. */
  start: strip(inCompose('start-render-process.ts')),
  entry: pathToFileURL(inCompose('render-process.ts')).href,
  /** JSON of URL → JavaScript. */
  modules: JSON.stringify(Object.fromEntries(modules.map((file) => [pathToFileURL(file).href, strip(file)]))),
});

let code: ReturnType<typeof readCode> | undefined;

/**
 * Code of the rendering process without its types. A process that stripped them itself would need as long for that as for
 * all the rest of its start.
 */
export function renderCode(): ReturnType<typeof readCode> {
  code ??= quietly(readCode);
  return code;
}
