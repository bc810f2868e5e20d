import { execute } from '@site/dev-tools/execute.ts';

/** Runs tests that have a configuration of their own. @param options of `vitest run` */
export const run = (options: string[]): Promise<number> => execute('vitest', ['run', ...options]);
