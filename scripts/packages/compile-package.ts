import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ConfigurationError } from '@site/process';
import { COMPILED } from './packed-manifest.ts';
import { publishedSources } from './published-files.ts';

const run = promisify(execFile);

/** Scripts for the oldest browsers that pages support, with declarations; imports name the compiled files. */
const compilerOptions = {
  target: 'es2022',
  declaration: true,
  noEmit: false,
  noEmitOnError: true,
  incremental: false,
  rewriteRelativeImportExtensions: true,
  rootDir: 'src',
};

/** Types of style sheets and pictures that builds import. */
const FILE_MODULES = 'packages/remote-kit/src/entry/file-modules.d.ts';

const isCompiled = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

/**
 * Compiles a package and copies files other than TypeScript.
 * @param folder of the package in the checkout
 * @param draft a new folder, from which the package's dependencies resolve to compiled ones
 * @param output folder of the compiled package
 * @throws ConfigurationError (rejects) with the compiler's output
 */
export async function compilePackage(folder: string, draft: string, output: string, checkout: string): Promise<void> {
  const sources = publishedSources(folder, checkout);
  const copyAll = (names: string[], toTarget: (name: string) => string) =>
    Promise.all(names.map((name) => cp(path.join(checkout, folder, name), toTarget(name))));
  await copyAll(['package.json', ...sources], (name) => path.join(draft, name));
  const config = {
    extends: path.join(checkout, 'tsconfig.json'),
    compilerOptions: { ...compilerOptions, outDir: path.join(output, COMPILED) },
    include: ['src', path.join(checkout, FILE_MODULES)],
    exclude: [],
  };
  await mkdir(draft, { recursive: true });
  await writeFile(path.join(draft, 'tsconfig.json'), JSON.stringify(config));
  // Run by Node.js, because Windows cannot execute the scripts of `node_modules/.bin`.
  const compiler = path.join(checkout, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [compiler, '-p', draft, '--pretty', 'false']).catch(({ stdout, message }) => {
    throw new ConfigurationError(`${folder} does not compile as a package:\n${stdout || message}`);
  });
  await copyAll(
    sources.filter((name) => !isCompiled(name)),
    (name) => path.join(output, name.replace(/^src\b/, COMPILED)),
  );
}
