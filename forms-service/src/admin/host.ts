import type { Readable, Writable } from 'node:stream';

/** What a command needs of the process that runs it; `process` is one. */
export interface Host {
  env: NodeJS.ProcessEnv;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable;
  stderr: Writable;
  /** 0 unless set. */
  exitCode?: number | string | null | undefined;
}
