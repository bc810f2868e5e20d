import { existsSync } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { fileWith, leadsIn, old, toLines } from './operators/command-line.ts';
import { leadsThrough, startLeads } from './process.ts';
import { temporaryFolder } from './service.ts';

const CUT_OFF = /^Standard output is incomplete \(E[A-Z]+\): [^\n]+\.\n$/;

/** Returns settings of a store with more leads than one write contains. */
async function placeWithLeads(settings: Record<string, string> = {}) {
  const place = { ...settings, DATA_DIR: await temporaryFolder() };
  const rows = Array.from({ length: 600 }, (_, index) => old(`reader-${index}@lantern.example`));
  await leadsIn(place, 'import', await fileWith(toLines(rows)));
  return place;
}

test.runIf(existsSync('/dev/full'))('a command reports that standard output is full', { timeout: 60_000 }, async () => {
  const { DATA_DIR } = await placeWithLeads();
  const full = await open('/dev/full', 'w');
  onTestFinished(() => full.close());
  for (const options of [['backup', '-'], ['export'], ['list']]) {
    const { code, stderr } = await leadsThrough('"$@"', DATA_DIR, options, full.fd);
    expect([options, code, stderr]).toEqual([options, 1, expect.stringMatching(CUT_OFF)]);
  }
});

test('an export reports that its last piece did not fit on the disk', async () => {
  const { DATA_DIR } = await placeWithLeads();
  const whole = await leadsIn({ DATA_DIR }, 'export', '--json');
  const file = path.join(await temporaryFolder(), 'leads.jsonl');
  const blocks = Math.floor(whole.length / 1024) - 1;
  const target = await open(file, 'w');
  onTestFinished(() => target.close());
  const limited = `ulimit -f ${blocks}; exec "$@"`;
  const { code, stderr } = await leadsThrough(limited, DATA_DIR, ['export', '--json'], target.fd);
  expect((await readFile(file)).length).toBe(blocks * 1024);
  expect([code, stderr]).toEqual([1, expect.stringMatching(CUT_OFF)]);
});

test('closing the pipe early ends a list silently, but not a backup', { timeout: 60_000 }, async () => {
  const { DATA_DIR } = await placeWithLeads();
  const seenEnough = 'set -o pipefail; "$@" | head -n 1';
  expect(await leadsThrough(seenEnough, DATA_DIR, ['list', '--json'])).toEqual({ code: 0, stderr: '' });
  const { code, stderr } = await leadsThrough(seenEnough, DATA_DIR, ['backup', '-']);
  expect([code, stderr]).toEqual([1, expect.stringMatching(CUT_OFF)]);
});

/** Users other than root may not raise a priority. */
const asUser = process.getuid?.() === 0 ? 'setpriv --bounding-set=-sys_nice ' : '';

test.runIf(process.platform === 'linux')('a command that is started with a low priority keeps it', async () => {
  const { DATA_DIR } = await placeWithLeads();
  const started = await leadsThrough(`exec nice -n 15 ${asUser}"$@"`, DATA_DIR, ['list', '--json']);
  expect(started).toEqual({ code: 0, stderr: '' });
});

test('a secret may come from a pipe, which a command reads once', async () => {
  const ERASURE_SECRET = 'a key of thirty-two characters..';
  const place = await placeWithLeads({ ERASURE_SECRET });
  const backup = path.join(await temporaryFolder(), 'leads.backup');
  await leadsIn(place, 'backup', backup);
  const fromPipe = `ERASURE_SECRET_FILE=<(printf '${ERASURE_SECRET}') "$@"`;
  for (const options of [
    ['erase', 'reader-1@lantern.example', '--yes'],
    ['restore', backup, '--yes'],
  ])
    expect(await leadsThrough(fromPipe, place.DATA_DIR, options)).toEqual({ code: 0, stderr: '' });
  expect(await readdir(place.DATA_DIR)).not.toContain('erasure-secret');
});

/** Multiplies the leads to make reading them slow. */
function multiply(dataDir: string, times: number): void {
  const database = new DatabaseSync(path.join(dataDir, 'leads.sqlite'));
  database.exec(`WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < ${times})
    INSERT OR IGNORE INTO leads SELECT substr(id, 1, 24) || printf('%012x', i), form, state, created_at, address,
    mail_due_at, webhook_due_at, waiting, dead, delivered, ended_at, revision, record FROM leads, number`);
  database.close();
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a backup interrupted by %s says so and leaves no file',
  { timeout: 60_000 },
  async (signal) => {
    const { DATA_DIR } = await placeWithLeads();
    multiply(DATA_DIR, 100);
    const folder = await temporaryFolder();
    const { child, ended, stderr } = await startLeads(DATA_DIR, 'backup', path.join(folder, 'leads.backup'));
    await expect.poll(() => readdir(folder), { interval: 5, timeout: 20_000 }).toHaveLength(1);
    child.kill(signal);
    expect(await ended).toBe(1);
    expect(stderr()).toMatch(/^Interrupted: \S+leads\.backup was not written\. Nothing was changed\.\n$/);
    expect(await readdir(folder)).toEqual([]);
  },
);
