import { spawn } from 'node:child_process';
import { inProject } from '@site/dev-tools/project-root.ts';

/** `npm run site -- …` */
export function run(options: string[]): Promise<number> {
  const child = spawn(process.execPath, [inProject('shell/server/cli/site-with-shell.ts'), ...options], {
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
