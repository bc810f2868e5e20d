import type { Writable } from 'node:stream';

/** Environment and streams of a command; `process` is one. */
export interface Host {
  env: NodeJS.ProcessEnv;
  stdout: Writable;
  stderr: Writable;
  /** 0 by default. */
  exitCode?: number | string | null | undefined;
  /**
   * Shows a local release with the rest of the live site until interrupted. Absent where the command is installed without a
   * shell.
   */
  previewLocally?: (host: Host, site: URL, remote: string, source: string) => Promise<void>;
}
