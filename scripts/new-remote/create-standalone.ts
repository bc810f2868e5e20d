import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { toJson } from '@site/dev-tools/to-json.ts';
import { ConfigurationError } from '@site/process';
import { packPackages, type Tarball } from '../packages/pack-packages.ts';
import { readManifest } from '../packages/published-packages.ts';
import { LIBRARIES, PACKAGES } from './package-file.ts';
import type { PlannedRemote } from './plan-remote.ts';
import { remoteFiles, writeFiles } from './remote-files.ts';

/** Folder of the tarballs in the repository. */
const TARBALLS = 'packages';

/** Tools for compiling and testing, in the versions of this project. */
const TOOLS = ['@types/node', '@types/react', 'typescript', 'vitest'];

/** Packages that pages import; the others are for commands. */
const isOfPages = ({ name }: Tarball) => PACKAGES.some((one) => name === `@site/${one}` && one !== 'remote-kit');

function packageFile({ name }: PlannedRemote, tarballs: Tarball[], checkout: string) {
  const { dependencies: ofUi = {} } = readManifest(checkout, 'packages/ui');
  const { devDependencies: ofProject = {}, optionalDependencies, engines } = readManifest(checkout, '.');
  const own = (wanted: Tarball[]) => wanted.map((one) => [one.name, `file:${TARBALLS}/${one.file}`]);
  const pick = (names: string[], versions: Record<string, string>) => names.map((one) => [one, versions[one]]);
  return {
    name: `mfe-${name}`,
    version: '1.0.0',
    private: true,
    // Pages belong to their team, which alone can license them.
    license: 'UNLICENSED',
    type: 'module',
    description: `Pages of the ${name} team`,
    engines,
    scripts: {
      build: 'remote-kit build',
      test: 'tsc -p . && vitest run',
      preview: `site push ${name} dist --preview`,
      push: `site push ${name} dist`,
    },
    dependencies: Object.fromEntries([...own(tarballs.filter(isOfPages)), ...pick(LIBRARIES, ofUi)]),
    devDependencies: Object.fromEntries([...own(tarballs.filter((one) => !isOfPages(one))), ...pick(TOOLS, ofProject)]),
    // Node version that runs the commands.
    optionalDependencies,
  };
}

/** @throws ConfigurationError when the folder is not empty */
function checkFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new ConfigurationError(`The folder ${folder} is not empty: choose another one.`);
}

/**
 * Writes a repository with a remote that depends on this project only through packages, which it contains as tarballs.
 * @param folder new or empty; it is written atomically
 */
export async function createStandalone(planned: PlannedRemote, folder: string, checkout: string): Promise<void> {
  checkFolder(folder);
  const draft = `${folder}.new`;
  await mkdir(draft, { recursive: true });
  try {
    const tarballs = await packPackages(path.join(draft, TARBALLS), checkout);
    const { 'gitignore.txt': ignored = '', ...files } = {
      ...remoteFiles('template', planned),
      ...remoteFiles('standalone', planned),
    };
    await writeFiles(draft, {
      ...files,
      '.gitignore': ignored,
      '.npmrc': readFileSync(path.join(checkout, '.npmrc'), 'utf8'),
      'package.json': toJson(packageFile(planned, tarballs, checkout)),
    });
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
