import { runSuite } from '../testing/run-suite.ts';

/** `npm run test:stack [-- PATH]`: the whole site in containers, built, started, visited, broken and removed. */
export const run = (options: string[]): Promise<number> => runSuite('e2e/stack', options);
