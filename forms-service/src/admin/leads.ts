import { constants, setPriority } from 'node:os';

// A reader that has seen enough, such as `head`, is no mistake.
process.stdout.on('error', () => process.exit(0));

// Visitors come first, from before the modules of the command are read: all threads that begin later do the same.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { runLeads } = await import('./run-leads.ts');

await runLeads(process, process.argv.slice(2));
