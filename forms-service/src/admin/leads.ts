import { runLeads } from './run-leads.ts';

// A reader that has seen enough, such as `head`, is no mistake.
process.stdout.on('error', () => process.exit(0));

await runLeads(process, process.argv.slice(2));
