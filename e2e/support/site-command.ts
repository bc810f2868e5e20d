import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inProject } from '@site/dev-tools/project-root.ts';

const run = promisify(execFile);

/** Output and exit code of a command. */
export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `npm run VERB -- …`. */
export async function projectCommand(verb: string, ...options: string[]): Promise<CommandResult> {
  try {
    return { code: 0, ...(await run(process.execPath, [inProject('scripts/run.mjs'), verb, ...options])) };
  } catch (error) {
    const { code, stdout, stderr } = error as CommandResult;
    return { code, stdout, stderr };
  }
}

/** Runs `npm run site -- …` against a running site. */
export const siteCommand = (url: string, ...options: string[]): Promise<CommandResult> =>
  projectCommand('site', ...options, '--site', url);
