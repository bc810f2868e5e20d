import { execute } from '@site/dev-tools/execute.ts';

/** Runs tests with vitest. @param options files and options of `vitest run` */
export const run = (options: string[]): Promise<number> => execute('vitest', ['run', ...options]);
