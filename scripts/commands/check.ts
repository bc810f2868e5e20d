import { execute, succeeds } from '@site/dev-tools/execute.ts';
import { cleanUpOnSignals } from '../../bench/resources.ts';
import { checkBudgets, checkLighthouse } from '../checks/site-checks.ts';
import { build } from './build.ts';
import { run as lint } from './lint.ts';
import { checkPackages } from './packages-version.ts';

interface Check {
  name: string;
  /** @param paths pages to check, for checks of pages; all when empty */
  passes: (paths: string[]) => Promise<boolean>;
}

const quick: Check[] = [
  { name: 'format', passes: () => succeeds(execute('biome', ['format', '.'])) },
  { name: 'lint', passes: () => succeeds(lint()) },
  { name: 'types', passes: () => succeeds(execute('tsc', ['-p', '.'])) },
  { name: 'packages', passes: checkPackages },
];

const built: Check = { name: 'build', passes: () => build() };

const ofBuiltSite: Check[] = [
  { name: 'budgets', passes: checkBudgets },
  { name: 'lighthouse', passes: checkLighthouse },
];

const strict = [built, ...ofBuiltSite];
const all = [...quick, ...strict];

/** Returns the checks selected by an argument; those of the site include its build. */
function choose(word: string | undefined): Check[] | undefined {
  if (!word) return all;
  if (word === 'quick') return quick;
  if (word === 'strict') return strict;
  const one = all.find(({ name }) => name === word);
  return one && (ofBuiltSite.includes(one) ? [built, one] : [one]);
}

/**
 * `npm run check`: format, lint with import boundaries, types, versions of published packages, build, budgets,
 * Lighthouse. `npm run check -- quick` runs the first four, `strict` the others, `npm run check -- NAME` one of them,
 * `npm run check -- lighthouse /pricing` one for a single page.
 */
export async function run([word, ...paths]: string[]): Promise<number> {
  const checks = choose(word);
  if (!checks) {
    console.error(`Unknown check "${word}": choose from quick, strict, ${all.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  cleanUpOnSignals();
  const failed: string[] = [];
  for (const { name, passes } of checks) {
    console.log(`── ${name}`);
    if (!(await passes(paths))) failed.push(name);
  }
  console.log(failed.length === 0 ? `${checks.length} checks passed.` : `Failed checks: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}
