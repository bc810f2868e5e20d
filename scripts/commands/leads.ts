import { execute } from '@site/dev-tools/execute.ts';
import { inProject } from '@site/dev-tools/project-root.ts';

/** `npm run leads -- …`; paths in its arguments are relative to the present working directory. */
export const run = (args: string[]): Promise<number> =>
  execute(process.execPath, [inProject('forms-service/src/admin/leads.ts'), ...args], { cwd: process.cwd() });
