import { inspect } from 'node:util';
import { ConfigurationError } from '../configuration/configuration-error.ts';
import { explainSystemError } from './system-error.ts';

/**
 * Why a process ends: one sentence where an operator can correct it, otherwise the error with its stack, which is a bug.
 * @param dataDir the folder that `DATA_DIR` names, if the process uses it
 */
export function describeFailure(error: unknown, dataDir?: string): string {
  const explained = explainSystemError(error, dataDir);
  return explained instanceof ConfigurationError ? explained.message : inspect(explained);
}

/** Prints why a process ends; see {@link describeFailure}. */
export function printFailure(error: unknown, dataDir?: string): void {
  console.error(describeFailure(error, dataDir));
}
