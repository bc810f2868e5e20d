import { spawn } from 'node:child_process';
import { inProject } from '@site/dev-tools/project-root.ts';

/** `npm run leads -- …` */
export function run(options: string[]): Promise<number> {
  const child = spawn(process.execPath, [inProject('forms-service/src/admin/leads.ts'), ...options], {
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
