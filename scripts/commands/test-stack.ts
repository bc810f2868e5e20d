import { runPlaywright } from '../testing/run-playwright.ts';

/** `npm run test:stack [-- PATH]`: builds the whole site in containers, starts, visits, breaks and removes it. */
export const run = (args: string[]): Promise<number> => runPlaywright('e2e/stack', args);
