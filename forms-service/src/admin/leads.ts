import { constants, setPriority } from 'node:os';

/** Commands that only look. One that holds the write lock and gets no processor would keep visitors waiting. */
const looking = ['list', 'show', 'export', 'stats', 'person', 'backup', 'audit', 'erasures'];

// A reader that has seen enough, such as `head`, is no mistake.
process.stdout.on('error', () => process.exit(0));

// Visitors come first, from before the modules of the command are read: all threads that begin later do the same.
if (looking.includes(process.argv[2] ?? '')) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { runLeads } = await import('./run-leads.ts');

await runLeads(process, process.argv.slice(2));
