import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Defines `withoutHandles`, which runs work while no file can be opened. */
const PRELUDE = `
  import { closeSync, openSync } from 'node:fs';
  const withoutHandles = async (work) => {
    const taken = [];
    try {
      for (;;) taken.push(openSync('/dev/null'));
    } catch {}
    await work();
    for (const handle of taken) closeSync(handle);
  };
`;

/**
 * Runs a module in a process that may open few files and call `withoutHandles(work)`.
 * @returns its output
 */
export function runWithFewHandles(module: string): Promise<string> {
  const node = [process.execPath, '--input-type=module', '--eval', PRELUDE + module];
  return text(
    spawn('sh', ['-c', 'ulimit -n 64; exec "$0" "$@"', ...node], { stdio: ['ignore', 'pipe', 'inherit'] }).stdout,
  );
}
