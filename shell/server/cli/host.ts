import type { Writable } from 'node:stream';

/** What a command needs of the process that runs it; `process` is one. */
export interface Host {
  env: NodeJS.ProcessEnv;
  stdout: Writable;
  stderr: Writable;
  /** 0 unless set. */
  exitCode?: number | string | null | undefined;
  /**
   * Shows a release of this machine together with what is live, until it is interrupted. Needs a shell: absent where the
   * command is installed alone.
   */
  previewLocally?: (host: Host, site: URL, remote: string, source: string) => Promise<void>;
}
