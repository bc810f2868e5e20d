import { ConfigurationError } from './configuration-error.ts';
import { explainSystemError } from './system-error.ts';

/**
 * Prints why a process ends: one sentence where an operator can correct it, otherwise the error with its stack, which
 * is a bug.
 * @param dataDir the folder that `DATA_DIR` names, if the process uses it
 */
export function printFailure(error: unknown, dataDir?: string): void {
  const explained = explainSystemError(error, dataDir);
  console.error(explained instanceof ConfigurationError ? explained.message : explained);
}
