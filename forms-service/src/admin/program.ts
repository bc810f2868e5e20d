import { Command } from 'commander';
import { inboxUserCommand } from './commands/add-inbox-user.ts';
import { backupCommand } from './commands/backup-leads.ts';
import { statsCommand } from './commands/count-leads.ts';
import { eraseCommand } from './commands/erase-person.ts';
import { exportCommand } from './commands/export-leads.ts';
import { personCommand } from './commands/export-person.ts';
import { importCommand } from './commands/import-leads.ts';
import { auditCommand } from './commands/list-audit.ts';
import { erasuresCommand } from './commands/list-erasures.ts';
import { listCommand } from './commands/list-leads.ts';
import { purgeCommand } from './commands/purge-leads.ts';
import { restoreCommand } from './commands/restore-leads.ts';
import { retryCommand } from './commands/retry-deliveries.ts';
import { markCommand, releaseCommand } from './commands/review-lead.ts';
import { showCommand } from './commands/show-lead.ts';
import type { Host } from './host.ts';

const HELP_FOOTER = `
Uses the store that DATA_DIR or MONGODB_URI names, whether or not the service is running. Results go to
standard output, everything else to standard error. Destructive commands ask for confirmation unless --yes is given.

Exit codes: 0 success, 1 failure, 2 success, but some lines were skipped.`;

const commands = [
  listCommand,
  showCommand,
  statsCommand,
  exportCommand,
  importCommand,
  releaseCommand,
  markCommand,
  retryCommand,
  personCommand,
  eraseCommand,
  erasuresCommand,
  purgeCommand,
  backupCommand,
  restoreCommand,
  inboxUserCommand,
  auditCommand,
];

/** Creates the `leads` command. Throws where commander would exit the process. */
export function createProgram(host: Host): Command {
  const program = new Command('leads')
    .description('Manage the leads sent by visitors.')
    .addHelpText('after', HELP_FOOTER);
  program.exitOverride().configureOutput({
    writeOut: (text) => void host.stdout.write(text),
    writeErr: (text) => void host.stderr.write(text),
  });
  for (const command of commands) program.addCommand(command(host).copyInheritedSettings(program));
  return program;
}
