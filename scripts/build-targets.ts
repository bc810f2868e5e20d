import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { inProject, root } from '@site/dev-tools/project-root.ts';

/** Something that is built on its own. */
export interface BuildTarget {
  name: string;
  folder: string;
  /** File that exists when the target is built. */
  result: string;
}

const remote = (name: string): BuildTarget => ({
  name,
  folder: `mfe-${name}`,
  result: `mfe-${name}/dist/release.json`,
});

export const remotes = ['marketing', 'wholesale', 'support'].map(remote);

export const shell: BuildTarget = { name: 'shell', folder: 'shell', result: 'shell/dist/shell.json' };

export const buildTargets: BuildTarget[] = [
  shell,
  ...remotes,
  { name: 'forms', folder: 'forms-service', result: 'forms-service/dist/captcha/api.js' },
];

const SOURCES = /\.(?:tsx?|md|css|json|svg|woff2|png|txt|mjs)$/;
const isSource = (file: string) => SOURCES.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file);

/** A hash of everything a target is built from: its own sources, the packages, and the versions of all libraries. */
export function inputHash({ folder }: BuildTarget): string {
  const files = globSync([`${folder}/**/*`, 'packages/!(dev-tools)/{package.json,src/**/*}', 'package-lock.json'], {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|dist-dev|test-mongo|\.data)$/.test(String(name)),
  });
  const hash = createHash('sha256');
  for (const file of files.filter(isSource).sort()) hash.update(file).update(readFileSync(inProject(file)));
  return hash.digest('hex');
}
