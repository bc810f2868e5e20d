import type { Readable, Writable } from 'node:stream';
import type { Environment } from '../env.ts';
import type { Store } from '../store/lead-administration.ts';

/** The parts of a process that a command uses; `process` satisfies it. */
export interface Host {
  env: NodeJS.ProcessEnv;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable;
  stderr: Writable;
  /** 0 unless set. */
  exitCode?: number | string | null | undefined;
  /** Opens the configured store unless set. */
  openStore?(env: Environment): Promise<Store>;
}
