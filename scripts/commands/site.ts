import { execute } from '@site/dev-tools/execute.ts';
import { inProject } from '@site/dev-tools/project-root.ts';

/** `npm run site -- …`; paths in its arguments are relative to the present working directory. */
export const run = (args: string[]): Promise<number> =>
  execute(process.execPath, [inProject('shell/server/cli/site-with-shell.ts'), ...args], { cwd: process.cwd() });
