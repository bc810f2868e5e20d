import { execute } from '@site/dev-tools/execute.ts';

/** Runs tests with vitest. @param args files and options of `vitest run` */
export const run = (args: string[]): Promise<number> => execute('vitest', ['run', ...args]);
