import { formNames } from '@site/contracts/forms';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readEnvironment } from '../env.ts';
import { listLeads } from './list-leads.ts';

const WHERE = `
Reads the store that DATA_DIR or MONGODB_URI names, while the service runs or not. Results go to standard output.`;

const LIST_EXAMPLES = `
Examples:
  npm run leads -- list
  npm run leads -- list --form contact --limit 20
  npm run --silent leads -- list --json > leads.json`;

function toCount(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('It must be a whole number from 1.');
  return count;
}

/** The `leads` command: what an operator does with what came in. */
export function createProgram(): Command {
  const program = new Command('leads').description('What visitors sent with the forms.').addHelpText('after', WHERE);
  program
    .command('list')
    .description('show leads, newest first')
    .addOption(new Option('--form <form>', 'only those of one form').choices(formNames))
    .addOption(new Option('--limit <number>', 'at most so many').argParser(toCount))
    .option('--json', 'as a JSON array with every field')
    .addHelpText('after', LIST_EXAMPLES)
    .action(async ({ json, ...query }) => {
      process.stdout.write(await listLeads(readEnvironment(), query, json ? 'json' : 'table'));
    });
  return program;
}
