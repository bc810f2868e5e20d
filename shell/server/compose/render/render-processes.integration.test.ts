import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const inCompose = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** Uses all file handles, then requests a rendering process. */
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

test('reports exhausted file handles and keeps running when no rendering process can start', async () => {
  const node = [process.execPath, '--input-type=module', '--eval', program];
  // Detached, because a wrong kill would hit the whole process group.
  const shell = spawn('sh', ['-c', 'ulimit -n 64; exec "$0" "$@"', ...node], { detached: true });
  expect(await text(shell.stdout)).toBe('EMFILE\n');
});
