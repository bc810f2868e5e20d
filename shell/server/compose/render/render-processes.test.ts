import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const inCompose = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** Uses up all file handles, and then wants a rendering process. */
const program = `
  import { openSync } from 'node:fs';
  import { createRenderProcesses } from ${inCompose('./render-processes.ts')};
  import { runRenderProcess } from ${inCompose('./run-render-process.ts')};
  import { renderCode } from ${inCompose('./render-code.ts')};
  renderCode();
  const processes = createRenderProcesses({ context: {}, memoryMb: 100, spare: 0 });
  try {
    for (;;) openSync('/dev/null');
  } catch {}
  const task = { shellPaths: [], paths: [], layoutPaths: [] };
  const output = { page() {}, layout() {} };
  const limits = { pageTimeoutMs: 1_000, memoryMb: 100 };
  await runRenderProcess(processes.take(), task, limits, output).catch((error) => console.log(error.code));
`;

test('A shell that has no file handle left for a rendering process says so, and serves on', async () => {
  const node = [process.execPath, '--input-type=module', '--eval', program];
  // Detached, since a wrong end would be one of all processes of a group.
  const shell = spawn('sh', ['-c', 'ulimit -n 64; exec "$0" "$@"', ...node], { detached: true });
  expect(await text(shell.stdout)).toBe('EMFILE\n');
});
