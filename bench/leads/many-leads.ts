import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '@site/dev-tools/project-root.ts';
import { startService } from '@site/dev-tools/service.ts';
import { median, progress, withSpread } from '../figures.ts';
import { withResources } from '../resources.ts';
import type { Row } from '../table.ts';
import { besideOperators, besideRetention } from './beside-operators.ts';
import { measureDeliveries } from './deliveries.ts';
import { addressOf, fillLeads } from './fill-leads.ts';
import { environment, leads } from './run-command.ts';

const ROUNDS = 3;
const MEGABYTE = 1_000_000;
const START = inProject('forms-service/src/start.ts');
/** Of a lead that {@link fillLeads} creates. */
const AN_ID = '018cc251-f400-7000-8000-000000000000';

async function startUps(dataDir: string): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const service = await startService(START, environment(dataDir));
    times.push(performance.now() - started);
    await service.stop();
  }
  return { what: 'start-up, ms', ours: withSpread(times), gate: '≤ 1,000', isMet: median(times) <= 1_000 };
}

/** Additional time of commands with many leads, in ms: the rest is starting Node. */
async function commandRows(few: string, many: string): Promise<Row[]> {
  const commands = [
    ['list', '--limit', '50'],
    ['list', '--limit', '50', '--form', 'signup', '--state', 'quarantined'],
    ['list', '--limit', '50', '--state', 'unconfirmed'],
    ['list', '--limit', '50', '--deliveries', 'dead'],
    ['list', '--limit', '50', '--form', 'contact', '--until', '2024-01-02'],
    ['show', AN_ID],
    ['erase', addressOf(1_234), '--yes'],
  ];
  const rows: Row[] = [];
  for (const command of commands) {
    const more: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      more.push((await leads(many, ...command)).ms - (await leads(few, ...command)).ms);
    const what = `\`leads ${command.join(' ')}\`, ms more than with one lead`;
    rows.push({ what, ours: withSpread(more), gate: '≤ 100', isMet: median(more) <= 100 });
  }
  return rows;
}

async function exportRow(dataDir: string, count: number): Promise<Row[]> {
  const some = await leads(dataDir, 'export', '--format', 'jsonl', '--until', '2024-01-01');
  const all = await leads(dataDir, 'export', '--format', 'jsonl');
  const perSecond = count / (all.ms / 1_000);
  const inMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`;
  return [
    { what: '`leads export`, leads/s', ours: perSecond.toFixed(0), gate: '≥ 50,000', isMet: perSecond >= 50_000 },
    {
      what: 'memory of `leads export`',
      ours: inMegabytes(all.peak),
      reference: `${inMegabytes(some.peak)} for 86,400`,
      ratio: (all.peak / some.peak).toFixed(2),
      gate: '≤ 1.2 ×',
      isMet: all.peak / some.peak <= 1.2,
    },
  ];
}

/** Measures operators' commands with many leads, and their effect on visitors. */
export async function measureManyLeads(count: number): Promise<Row[]> {
  return withResources(async (resources) => {
    const parent = await mkdtemp(path.join(tmpdir(), 'many-leads-'));
    resources.defer(() => rm(parent, { recursive: true, force: true }));
    const dataDirOf = async (name: string, leadsThere: number) => {
      const dataDir = path.join(parent, name);
      await (await startService(START, environment(dataDir))).stop();
      if (leadsThere > 0) fillLeads(dataDir, leadsThere);
      return dataDir;
    };
    const [sending, few, many] = [
      await dataDirOf('sending', 0),
      await dataDirOf('few', 1),
      await dataDirOf('many', count),
    ];
    const parts = [
      () => measureDeliveries(resources, sending),
      () => startUps(many),
      () => commandRows(few, many),
      () => exportRow(many, count),
      () => besideOperators(resources, many),
      () => besideRetention(resources, many),
    ];
    const rows: Row[] = [];
    for (const measure of parts) {
      const found = [await measure()].flat();
      // An aborted run of a quarter of an hour keeps its results so far.
      for (const { what, ours, gate } of found) progress(`leads: ${what}: ${ours} (${gate})`);
      rows.push(...found);
    }
    return rows.map((row) => ({ ...row, what: `${row.what} (${count.toLocaleString('en')} leads)` }));
  });
}
