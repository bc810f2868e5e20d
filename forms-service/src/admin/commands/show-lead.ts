import { pluralize } from '@site/process';
import { Command } from 'commander';
import { adviceOn } from '../../delivery/advice.ts';
import { toRow } from '../../leads/read-leads.ts';
import type { Delivery, Recipient } from '../../store/delivery.ts';
import type { LeadNote, LeadRecord } from '../../store/lead-record.ts';
import { jsonOption } from '../filter-options.ts';
import { findLead } from '../find-lead.ts';
import type { Host } from '../host.ts';
import { print, printJson } from '../print.ts';
import { withLeadsForReading } from '../with-store.ts';

const EXAMPLES = `
Examples:
  npm run leads -- show 019aa1f2-3b4c-7000-8000-0123456789ab
  npm run --silent leads -- show 019aa1f2-3b4c-7000-8000-0123456789ab --json`;

const describeRecipient = ({ address, state, code }: Recipient) =>
  `\n  ${address}: ${[state, ...(code ? [code] : [])].join(', ')}`;

/**
 * Describes a delivery in one line, such as "webhook: waiting until 2026-11-21T10:00:00.000Z, 3 attempts, last
 * HTTP_503", plus one line per recipient when only some have the mail.
 */
function describeDelivery({ recipients = [], ...delivery }: Delivery): string {
  const { channel, state, attempts, dueAt, deliveredAt, lastError } = delivery;
  const when = state === 'waiting' ? ` until ${dueAt.toISOString()}` : ` ${deliveredAt?.toISOString() ?? ''}`.trimEnd();
  const summary = [
    `${channel}: ${state}${when}`,
    pluralize(attempts, 'attempt'),
    ...(lastError ? [`last ${lastError}`] : []),
  ].join(', ');
  const advice = state !== 'delivered' && lastError && adviceOn(lastError);
  return summary + recipients.map(describeRecipient).join('') + (advice ? `\n  ${advice}` : '');
}

const describeNote = ({ at, by, text }: LeadNote) => `${at.toISOString()}, ${by}: ${text}`;

function describe(record: LeadRecord): string {
  const { captcha, privacyNotice } = record.receipt;
  const lines = Object.entries({
    ...toRow(record),
    captcha: `${captcha.verdict} (${captcha.provider})`,
    ...(privacyNotice && { privacyNotice }),
    ...(record.mark && { mark: `${record.mark.as}, by ${record.mark.by}` }),
    ...(record.notes && { notes: record.notes.map(describeNote).join('\n') }),
    deliveries: record.deliveries.map(describeDelivery).join('\n') || 'none',
  });
  const width = Math.max(...lines.map(([name]) => name.length)) + 2;
  const indented = (text: string) => text.replaceAll('\n', `\n${' '.repeat(width)}`);
  return lines.map(([name, value]) => `${name.padEnd(width)}${indented(value)}\n`).join('');
}

function toJson(record: LeadRecord) {
  const { receipt, deliveries, notes = [], mark } = record;
  return { ...toRow(record), receipt, deliveries, notes, mark };
}

async function show(host: Host, id: string, { json }: { json?: true }): Promise<void> {
  const record = await withLeadsForReading(host, (leads) => findLead(leads, id));
  await (json ? printJson(host.stdout, toJson(record)) : print(host.stdout, [describe(record)]));
}

/** `leads show` */
export const showCommand = (host: Host) =>
  new Command('show')
    .description('show one lead with its deliveries')
    .argument('<id>', 'id of the lead, as list shows it')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action((id, options) => show(host, id, options));
