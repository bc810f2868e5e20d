import { createWriteStream, fstatSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

const options = process.argv.slice(2);
const [command = ''] = options;

/** Read-only commands run at low priority. A command that holds the write lock must not: it would block visitors. */
const readOnlyCommands = ['list', 'show', 'export', 'stats', 'person', 'backup', 'audit', 'erasures'];

/** A truncated backup is useless, so a closed pipe is an error. */
const needsAll = command === 'backup' && options.includes('-');

// When the disk fills up during a write, Node's own stdout stream treats the partial write as complete.
const stdout = fstatSync(1).isFile() ? createWriteStream('', { fd: 1, autoClose: false }) : process.stdout;
stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  // A reader that closes the pipe early, such as `head`, is not an error.
  if (code === 'EPIPE' && !needsAll) process.exit(0);
  console.error(
    `Standard output is incomplete (${code}): remove it, free up space or choose another file, and run the command again.`,
  );
  process.exit(1);
});

// Set before the command's modules load: threads started later inherit the priority. Only administrators may raise one that is
// lower already.
if (readOnlyCommands.includes(command)) setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
const { runLeads } = await import('./run-leads.ts');

const { env, stdin, stderr } = process;
const host = { env, stdin, stdout, stderr, exitCode: 0 };
await runLeads(host, options);
process.exitCode = host.exitCode;
