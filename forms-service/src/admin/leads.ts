import { createWriteStream, fstatSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const options = process.argv.slice(2);
const [command = ''] = options;

/** Commands that only look. One that holds the write lock and gets no processor would keep visitors waiting. */
const looking = ['list', 'show', 'export', 'stats', 'person', 'backup', 'audit', 'erasures'];

/** Nobody has seen enough of a backup before its end. */
const needsAll = command === 'backup' && options.includes('-');

// Node's own stream for a file takes the first half of a piece for the whole of it when the disk is full after that.
const stdout = fstatSync(1).isFile() ? createWriteStream('', { fd: 1, autoClose: false }) : process.stdout;
stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as `head`, is no mistake.
  if (code === 'EPIPE' && !needsAll) process.exit(0);
  console.error(
    `Standard output took only a part (${code}): remove that, and run the command again with another file, or with room for it.`,
  );
  process.exit(1);
});

// Visitors come first, from before the modules of the command are read: all threads that begin later do the same.
if (looking.includes(command)) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { runLeads } = await import('./run-leads.ts');

const { env, stdin, stderr } = process;
const host = { env, stdin, stdout, stderr, exitCode: 0 };
await runLeads(host, options);
process.exitCode = host.exitCode;
