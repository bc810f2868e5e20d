import { runSuite } from '../testing/run-suite.ts';

/** `npm run test:stack [-- PATH]`: builds the whole site in containers, starts, visits, breaks and removes it. */
export const run = (options: string[]): Promise<number> => runSuite('e2e/stack', options);
