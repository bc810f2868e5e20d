import { spawn } from 'node:child_process';
import { root } from './project-root.ts';

/**
 * Runs a command of the project with its output shown.
 * @param command name of a binary in node_modules/.bin or on the path
 * @returns its exit code
 */
export function execute(command: string, options: string[], environment: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, options, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
