import { shell } from '../build/build-targets.ts';
import { build } from './build.ts';
import { run as runVitest } from './vitest.ts';

/** `npm run test:integration [-- PATH]`: tests with real processes and builds. The composer is tested with the real shell. */
export async function run(options: string[]): Promise<number> {
  if (!(await build([shell.name]))) return 1;
  return runVitest(['--project=integration', ...options]);
}
