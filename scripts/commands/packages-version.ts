import { execute } from '@site/dev-tools/execute.ts';
import { root } from '@site/dev-tools/project-root.ts';
import { versionFaults } from '../packages/check-versions.ts';
import { type Change, giveNewVersion, LEVELS } from '../packages/new-version.ts';

const isLevel = (word: string | undefined): word is Change['level'] => LEVELS.some((level) => level === word);

/** Prints the published packages that have changed without a new version. */
export async function checkPackages(): Promise<boolean> {
  const faults = await versionFaults(root);
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

/**
 * `npm run packages:version`: lists the published packages that have changed without a new version. `npm run
 * packages:version -- ui minor "What is new."` gives one to a package.
 */
export async function run([name, level, sentence, ...rest]: string[]): Promise<number> {
  if (name === undefined) return (await checkPackages()) ? 0 : 1;
  if (!isLevel(level) || !sentence || rest.length > 0) {
    console.error('Usage: npm run packages:version -- NAME patch|minor|major "What is new for users of the package."');
    return 1;
  }
  const day = new Date().toISOString().slice(0, 10);
  for (const written of await giveNewVersion({ name, level, sentence, day }, root)) console.log(written);
  return execute('biome', ['format', '--write', '--log-level=error', '.']);
}
