import { Command } from 'commander';
import { inboxUserCommand } from './add-inbox-user.ts';
import { backupCommand } from './backup-leads.ts';
import { statsCommand } from './count-leads.ts';
import { eraseCommand } from './erase-person.ts';
import { exportCommand } from './export-leads.ts';
import { personCommand } from './export-person.ts';
import type { Host } from './host.ts';
import { importCommand } from './import-leads.ts';
import { auditCommand } from './list-audit.ts';
import { erasuresCommand } from './list-erasures.ts';
import { listCommand } from './list-leads.ts';
import { purgeCommand } from './purge-leads.ts';
import { restoreCommand } from './restore-leads.ts';
import { retryCommand } from './retry-deliveries.ts';
import { markCommand, releaseCommand } from './review-lead.ts';
import { showCommand } from './show-lead.ts';

const WHERE = `
Works on the store that DATA_DIR or MONGODB_URI names, whether the service is running or not. Results go to
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

/** The `leads` command: what an operator does with what came in. Where commander would end the process, it throws. */
export function createProgram(host: Host): Command {
  const program = new Command('leads')
    .description('Manage the leads that visitors have sent.')
    .addHelpText('after', WHERE);
  program.exitOverride().configureOutput({
    writeOut: (text) => void host.stdout.write(text),
    writeErr: (text) => void host.stderr.write(text),
  });
  for (const command of commands) program.addCommand(command(host).copyInheritedSettings(program));
  return program;
}
