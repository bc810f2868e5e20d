import { run as runVitest } from './vitest.ts';

/** `npm run test:unit [-- PATH]`: tests that start no process. */
export const run = (options: string[]): Promise<number> => runVitest(['--project=!integration', ...options]);
