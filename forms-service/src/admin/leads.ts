import { printFailure } from '@site/process';
import { StoreUnavailable } from '../store/lead-store.ts';
import { CommandFailed } from './command-failed.ts';
import { createProgram } from './program.ts';

// A reader that has seen enough, such as `head`, is no mistake.
process.stdout.on('error', () => process.exit(0));

try {
  await createProgram().parseAsync();
} catch (error) {
  if (error instanceof CommandFailed) console.error(error.message);
  else if (error instanceof StoreUnavailable) console.error(`The lead store is unavailable right now (${error.code}).`);
  else printFailure(error);
  process.exitCode = 1;
}
