import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '@site/dev-tools/project-root.ts';
import { type Service, startService, withoutRateLimits } from '@site/dev-tools/service.ts';
import { median, progress, withSpread } from './figures.ts';
import { postAll } from './post-all.ts';
import { withResources } from './resources.ts';
import type { Row } from './table.ts';

const ROUNDS = 5;
const MEGABYTE = 1_000_000;
const LOOK_MS = 20;
const START = inProject('forms-service/src/start.ts');

const environment = (dataDir: string) => ({
  // The heap of its image: without limits, Node keeps what it need not while there is room.
  NODE_OPTIONS: '--max-old-space-size=160 --max-semi-space-size=8',
  DATA_DIR: dataDir,
  FORMS_PORT: '0',
  TRUST_PROXY_HOPS: '0',
  ...withoutRateLimits,
  LOG_LEVEL: 'error',
});

/** Subscriptions need no captcha to be kept, so that a hundred thousand of them take minutes, not hours. */
function* subscriptions(from: number, to: number): Generator<string> {
  for (let index = from; index < to; index++)
    yield JSON.stringify({ email: `reader.${index}@company.example`, captcha: 'bypass' });
}

const residentBytes = ({ pid }: ChildProcess, field: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1_024;
};

/** Runs a `leads` command. @returns how long it took, in ms, and the most memory it had, in bytes */
async function leads(dataDir: string, ...options: string[]) {
  const started = performance.now();
  const child = spawn(process.execPath, [inProject('forms-service/src/admin/leads.ts'), ...options], {
    env: { ...process.env, ...environment(dataDir) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const look = setInterval(() => {
    // A process that has just ended has no memory any more.
    if (child.exitCode === null) peak = Math.max(peak, residentBytes(child, 'VmHWM') || 0);
  }, LOOK_MS);
  const [code] = await once(child, 'exit');
  clearInterval(look);
  if (code !== 0) throw new Error(`leads ${options[0]} ended with code ${code}.`);
  return { ms: performance.now() - started, peak };
}

async function fill(service: Service, from: number, to: number): Promise<number> {
  progress(`leads: posting ${from} to ${to}`);
  await postAll(`http://127.0.0.1:${service.port}/api/newsletter`, subscriptions(from, to));
  return residentBytes(service.process, 'VmRSS');
}

/** Starts the service again and again. @returns the ms until it was ready, each time */
async function startUps(dataDir: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const service = await startService(START, environment(dataDir));
    times.push(performance.now() - started);
    await service.stop();
  }
  return times;
}

/** What the first page of many leads takes longer than the only page of few, in ms. */
async function firstPages(few: string, many: string): Promise<number[]> {
  const page = ['list', '--json', '--limit', '20'];
  const more: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    more.push(-(await leads(few, ...page)).ms + (await leads(many, ...page)).ms);
  return more;
}

/** Compares ten times as many leads with some: memory of service and export, first page, start-up, restore. */
export async function measureManyLeads(some = 10_000, many = 100_000): Promise<Row[]> {
  return withResources(async (resources) => {
    const parent = await mkdtemp(path.join(tmpdir(), 'many-leads-'));
    resources.defer(() => rm(parent, { recursive: true, force: true }));
    const inParent = (name: string) => path.join(parent, name);
    const full = inParent('full');

    const service = await startService(START, environment(full));
    resources.defer(() => service.stop());
    const memorySome = await fill(service, 0, some);
    const exportSome = await leads(full, 'export', '--format', 'jsonl');
    const memoryMany = await fill(service, some, many);
    await service.stop();

    progress(`leads: export, list, backup and restore of ${many}`);
    const exportMany = await leads(full, 'export', '--format', 'jsonl');
    const starts = await startUps(full);
    const few = await startService(START, environment(inParent('few')));
    await fill(few, 0, 10);
    await few.stop();
    const pages = await firstPages(inParent('few'), full);
    const backup = await leads(full, 'backup', inParent('backup'));
    const restore = await leads(inParent('restored'), 'restore', inParent('backup'), '--yes');

    const inMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`;
    const ratioRow = (what: string, larger: number, smaller: number): Row => ({
      what,
      ours: inMegabytes(larger),
      reference: `${inMegabytes(smaller)} with ${some.toLocaleString('en')}`,
      ratio: (larger / smaller).toFixed(2),
      gate: '≤ 1.2 ×',
      isMet: larger / smaller <= 1.2,
    });
    const leadsKept = `${many.toLocaleString('en')} leads`;
    return [
      ratioRow(`memory of the service after ${leadsKept}`, memoryMany, memorySome),
      ratioRow(`memory of \`leads export\`, ${leadsKept}`, exportMany.peak, exportSome.peak),
      {
        what: `start-up with ${leadsKept}, ms`,
        ours: withSpread(starts),
        gate: '≤ 1,000',
        isMet: median(starts) <= 1_000,
      },
      {
        what: `\`leads list\`, first page of ${leadsKept}, ms more than of ten`,
        ours: withSpread(pages),
        gate: '≤ 50',
        isMet: median(pages) <= 50,
      },
      {
        what: `backup and restore of ${leadsKept}, s`,
        ours: `${(backup.ms / 1_000).toFixed(1)} and ${(restore.ms / 1_000).toFixed(1)}`,
        gate: '–',
      },
    ];
  });
}
