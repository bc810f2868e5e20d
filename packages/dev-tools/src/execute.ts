import { spawn } from 'node:child_process';
import { root } from './project-root.ts';

/**
 * Runs a command of the project with its output shown. Whoever stops this process ends it after the command has ended, so
 * that it can clear up: Ctrl-C reaches the command by itself, SIGTERM is passed on.
 * @param command name of a binary in node_modules/.bin or on the path
 * @returns its exit code
 */
export function execute(command: string, options: string[], environment: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, options, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  const wait = () => {};
  const passOn = () => void child.kill('SIGTERM');
  process.on('SIGINT', wait).on('SIGTERM', passOn);
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return ended.finally(() => process.off('SIGINT', wait).off('SIGTERM', passOn));
}
