import type { Writable } from 'node:stream';

/** What a command needs of the process that runs it; `process` is one. */
export interface Host {
  env: NodeJS.ProcessEnv;
  stdout: Writable;
  stderr: Writable;
  /** 0 unless set. */
  exitCode?: number | string | null | undefined;
}
