import { execute } from '@site/dev-tools/execute.ts';
import { cleanUpOnSignals } from '../../bench/resources.ts';
import { checkBudgets, checkLighthouse } from '../checks/site-checks.ts';
import { build } from './build.ts';
import { run as lint } from './lint.ts';
import { checkPackages } from './packages-version.ts';

/** One strict check; `true` or exit code 0 is good. */
interface Check {
  name: string;
  /** @param paths pages to look at, for checks of pages; all when empty */
  holds: (paths: string[]) => Promise<boolean>;
}

const passes = async (code: Promise<number>) => (await code) === 0;

const quick: Check[] = [
  { name: 'format', holds: () => passes(execute('biome', ['format', '.'])) },
  { name: 'lint', holds: () => passes(lint()) },
  { name: 'types', holds: () => passes(execute('tsc', ['-p', '.'])) },
  { name: 'packages', holds: checkPackages },
];

const built: Check = { name: 'build', holds: () => build() };

const ofBuiltSite: Check[] = [
  { name: 'budgets', holds: checkBudgets },
  { name: 'lighthouse', holds: checkLighthouse },
];

const strict = [built, ...ofBuiltSite];
const all = [...quick, ...strict];

/** The checks that a word on the command line stands for; what looks at the site builds it first. */
function choose(word: string | undefined): Check[] | undefined {
  if (!word) return all;
  if (word === 'quick') return quick;
  if (word === 'strict') return strict;
  const one = all.find(({ name }) => name === word);
  return one && (ofBuiltSite.includes(one) ? [built, one] : [one]);
}

/**
 * `npm run check`: format, lint with import boundaries, types, versions of published packages, build, budgets,
 * Lighthouse. `npm run check -- quick` stops after the first four, `strict` leaves them out; `npm run check -- NAME` does one of them, `npm run check -- lighthouse /pricing` for one page.
 */
export async function run([word, ...paths]: string[]): Promise<number> {
  const checks = choose(word);
  if (!checks) {
    console.error(
      `There is no check called "${word}": name quick, strict or one of ${all.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }
  cleanUpOnSignals();
  const failed: string[] = [];
  for (const { name, holds } of checks) {
    console.log(`── ${name}`);
    if (!(await holds(paths))) failed.push(name);
  }
  console.log(failed.length === 0 ? `${checks.length} checks hold.` : `These do not hold: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}
