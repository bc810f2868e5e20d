import { Command } from 'commander';
import type { AuditEntry } from '../../store/lead-administration.ts';
import { paged } from '../../store/paging.ts';
import { jsonOption } from '../filter-options.ts';
import type { Host } from '../host.ts';
import { print } from '../print.ts';
import { withLeadsForReading } from '../with-store.ts';

const EXAMPLES = `
Prints one line per action in the inbox, oldest first; reading a lead or a list is one, too. Actions
are recorded before they are done: "spam refused" after "spam" means that it was not done. --json
prints JSON Lines.

Examples:
  npm run leads -- audit
  npm run --silent leads -- audit --json > audit.jsonl`;

async function* lines(entries: AsyncIterable<AuditEntry>, json: true | undefined): AsyncGenerator<string> {
  for await (const { happenedAt, by, action, lead, id } of entries)
    yield json
      ? `${JSON.stringify({ id, happenedAt, by, action, lead })}\n`
      : `${[happenedAt.toISOString(), by, action, ...(lead ? [lead] : [])].join('  ')}\n`;
}

/** `leads audit` */
export const auditCommand = (host: Host) =>
  new Command('audit')
    .description('list actions in the inbox')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(({ json }: { json?: true }) =>
      withLeadsForReading(host, (leads) =>
        print(
          host.stdout,
          lines(
            paged((page) => leads.readAudit(page)),
            json,
          ),
        ),
      ),
    );
