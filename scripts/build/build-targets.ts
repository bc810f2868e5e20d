import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject, root } from '@site/dev-tools/project-root.ts';
import { remoteNames } from '@site/dev-tools/remote-names.ts';
import { libraryVersions } from './library-versions.ts';

/** A part of the project with a build of its own. */
export interface BuildTarget {
  name: string;
  folder: string;
  /** File that exists when the target is built. */
  builtFile: string;
}

export const toRemote = (name: string): BuildTarget => ({
  name,
  folder: `mfe-${name}`,
  builtFile: `mfe-${name}/dist/release.json`,
});

export const remotes = remoteNames.map(toRemote);

export const shell: BuildTarget = { name: 'shell', folder: 'shell', builtFile: 'shell/dist/shell.json' };

export const forms: BuildTarget = {
  name: 'forms',
  folder: 'forms-service',
  builtFile: 'forms-service/dist/captcha/api.js',
};

export const buildTargets: BuildTarget[] = [shell, ...remotes, forms];

const GENERATED = /^(?:node_modules|dist|dist-dev|test-mongo|\.data)$/;
/** Tests, and the registry, which the shell reads at run time. */
const WITHOUT_EFFECT = /\.(?:test|spec)\.tsx?$|\/remotes\.json$/;

/** Hashes all inputs of a target: its own sources, the packages, and the versions of all libraries. */
export function inputHash({ folder }: BuildTarget): string {
  const entries = globSync([`${folder}/**/*`, 'packages/!(dev-tools)/{package.json,src/**/*}'], {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => GENERATED.test(name),
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .filter((file) => !WITHOUT_EFFECT.test(file));
  const lock = readFileSync(inProject('package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(libraryVersions(lock));
  for (const file of files.sort()) hash.update(file).update(readFileSync(inProject(file)));
  return hash.digest('hex');
}
