import { describeFailure } from '@site/process';
import { CommanderError } from 'commander';
import { StoreUnavailable } from '../store/lead-store.ts';
import { CommandFailed } from './command-failed.ts';
import type { Host } from './host.ts';
import { createProgram } from './program.ts';

function describe(error: unknown): string {
  if (error instanceof CommandFailed) return error.message;
  if (error instanceof StoreUnavailable) return `The lead store is unavailable (${error.code}).`;
  return describeFailure(error);
}

/**
 * Runs the `leads` command. Prints failures to standard error and sets the exit code.
 * @param options command-line arguments after `leads`
 */
export async function runLeads(host: Host, options: string[]): Promise<void> {
  try {
    await createProgram(host).parseAsync(options, { from: 'user' });
  } catch (error) {
    // Commander has printed its own errors; help ends with code 0.
    if (error instanceof CommanderError) host.exitCode = error.exitCode;
    else {
      host.stderr.write(`${describe(error)}\n`);
      host.exitCode = 1;
    }
  }
}
