import { build } from './build.ts';
import { runBrowserTests } from './test-e2e.ts';

/** `npm run test:operations [-- PATH]`: journeys of teams and operators, which start separate sites. */
export async function run(args: string[]): Promise<number> {
  return (await build()) ? runBrowserTests(['--project=operations', ...args]) : 1;
}
