import { checkBudgets } from './budgets.ts';
import { build } from './build.ts';
import { execute } from './execute.ts';
import { run as lint } from './lint.ts';

/** One strict check; `true` or exit code 0 is good. */
interface Check {
  name: string;
  holds: () => Promise<boolean>;
}

const passes = async (code: Promise<number>) => (await code) === 0;

const quick: Check[] = [
  { name: 'format', holds: () => passes(execute('biome', ['format', '.'])) },
  { name: 'lint', holds: () => passes(lint()) },
  { name: 'types', holds: () => passes(execute('tsc', ['-p', '.'])) },
];

const thorough: Check[] = [
  { name: 'build', holds: () => build() },
  { name: 'budgets', holds: checkBudgets },
];

/**
 * `npm run check`: format, lint with import boundaries, types, build, budgets. `npm run check -- quick` stops after the
 * first three.
 */
export async function run([extent]: string[]): Promise<number> {
  const checks = extent === 'quick' ? quick : [...quick, ...thorough];
  const failed: string[] = [];
  for (const { name, holds } of checks) {
    console.log(`── ${name}`);
    if (!(await holds())) failed.push(name);
  }
  console.log(failed.length === 0 ? `${checks.length} checks hold.` : `These do not hold: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}
