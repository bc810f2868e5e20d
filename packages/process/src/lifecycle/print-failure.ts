import { inspect } from 'node:util';
import { ConfigurationError } from '../configuration/configuration-error.ts';
import { printable } from '../text/printable.ts';
import { explainSystemError } from './system-error.ts';

/**
 * Describes a fatal error: one sentence if an operator can correct it, or else the stack trace of a bug.
 * @param dataDir value of `DATA_DIR`, if the process uses it
 */
export function describeFailure(error: unknown, dataDir?: string): string {
  const explained = explainSystemError(error, dataDir);
  return printable(explained instanceof ConfigurationError ? explained.message : inspect(explained));
}

/** Prints a fatal error to standard error; see {@link describeFailure}. */
export function printFailure(error: unknown, dataDir?: string): void {
  console.error(describeFailure(error, dataDir));
}
