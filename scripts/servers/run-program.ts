import { spawn } from 'node:child_process';
import { inProject } from '@site/dev-tools/project-root.ts';

/**
 * Creates a command that runs a program of the project in the present working directory.
 * @param file entry of the program, relative to the project
 */
export const runProgram =
  (file: string) =>
  (options: string[]): Promise<number> => {
    const child = spawn(process.execPath, [inProject(file), ...options], { stdio: 'inherit' });
    return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  };
