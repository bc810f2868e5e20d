import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { progress } from '../figures.ts';

/** Time of the first lead; one followed each second. */
export const FIRST = Date.UTC(2024, 0, 1);
/** Leads per transaction. */
const PIECE = 500_000;

const id = (time: string) => `printf('%08x-%04x-7%03x-8000-%012x', ${time} >> 16, ${time} & 0xffff, 0, i)`;
/** Addresses with realistic variation of the first letters. */
const address = `char(97 + i % 26, 97 + (i / 26) % 26, 97 + (i / 676) % 26) || '.' || i || '@company.example'`;
/** One of 50 is suspicious, one of 1,000 has an undelivered message. */
const state = `CASE WHEN i % 50 = 7 THEN 'quarantined' ELSE 'stored' END`;
const form = `CASE i % 4 WHEN 0 THEN 'contact' WHEN 1 THEN 'newsletter' WHEN 2 THEN 'pricing-expert' ELSE 'signup' END`;
const deliveries = (count: string) => `json_array(json_object('id', printf('d-%d', i), 'channel', 'team-mail',
  'event', 'submitted', 'state', iif(${count}, 'dead', 'delivered'), 'attempts', 1,
  'createdAt', '2024-01-01T00:00:00.000Z', 'dueAt', '2024-01-01T00:00:00.000Z'))`;
const numbersOf = (first: number, end: number) =>
  `WITH RECURSIVE numbers(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM numbers WHERE i < ${end - 1})`;
const message = randomBytes(120).toString('hex');

/** Address of a lead that {@link fillLeads} creates. */
export function addressOf(index: number): string {
  const letter = (divisor: number) => String.fromCharCode(97 + (Math.floor(index / divisor) % 26));
  return `${letter(1)}${letter(26)}${letter(676)}.${index}@company.example`;
}

/** Creates leads `first` to `end` with their indexed fields. */
function fillPiece(database: DatabaseSync, first: number, end: number): void {
  const numbers = numbersOf(first, end);
  const time = `(${FIRST} + i * 1000)`;
  const isDead = 'i % 1000 = 3';
  database.exec(`BEGIN;
    ${numbers} INSERT INTO leads (id, form, state, created_at, address, dead, delivered, revision, record)
      SELECT ${id(time)}, ${form}, ${state}, ${time}, ${address}, iif(${isDead}, 1, NULL), iif(${isDead}, NULL, 1), 1,
        json_object('fields', json_object('email', ${address}, 'firstName', 'Mara', 'message', '${message}'),
          'receipt', json_object('idempotencyKey', printf('k%012d', i), 'requestHash', 'hash', 'captcha',
            json_object('provider', 'altcha', 'verdict', 'verified')), 'deliveries', ${deliveries(isDead)})
      FROM numbers;
    ${numbers} INSERT INTO keys SELECT printf('contact key k%012d', i), ${id(time)} FROM numbers;
    ${numbers} INSERT INTO undelivered SELECT 'team-mail', 'dead', ${FIRST}, printf('d-%d', i)
      FROM numbers WHERE ${isDead};
    COMMIT`);
}

/**
 * Inserts leads into the file of a service that has been started once: bulk inserts take minutes where posts take days.
 * Journaling is off, since an unfinished file is worthless, and indexes are rebuilt at the end.
 */
export function fillLeads(dataDir: string, count: number): void {
  const file = path.join(dataDir, 'leads.sqlite');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = DELETE; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
  database.exec('PRAGMA cache_size = -400000; PRAGMA temp_store = FILE; PRAGMA threads = 2');
  const indexes = database
    .prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL`)
    .all();
  for (const { name } of indexes) database.exec(`DROP INDEX ${name}`);
  for (let first = 0; first < count; first += PIECE) {
    fillPiece(database, first, Math.min(first + PIECE, count));
    progress(`leads: made ${Math.min(first + PIECE, count).toLocaleString('en')} of ${count.toLocaleString('en')}`);
  }
  progress('leads: making indexes');
  for (const { sql } of indexes) database.exec(String(sql));
  database.exec('PRAGMA journal_mode = WAL');
  database.close();
  const handle = openSync(file, 'r+');
  // Otherwise the first command that waits for the disk would wait for all of it.
  fsyncSync(handle);
  closeSync(handle);
}

/** Creates leads with due webhooks, from a point in time on. */
export function fillDueWebhooks(dataDir: string, count: number): void {
  const database = new DatabaseSync(path.join(dataDir, 'leads.sqlite'));
  const due = '2024-01-01T00:00:00.000Z';
  database.exec(`${numbersOf(0, count)} INSERT INTO leads (id, form, state, created_at, address, webhook_due_at, waiting, revision, record)
      SELECT ${id(`(${FIRST} + i)`)}, 'contact', 'stored', ${FIRST}, ${address}, ${FIRST}, 1, 0,
        json_object('fields', json_object('email', ${address}), 'receipt', json_object('requestHash', 'hash', 'captcha',
          json_object('provider', 'altcha', 'verdict', 'verified')), 'deliveries', json_array(json_object(
          'id', printf('w-%d', i), 'channel', 'webhook', 'event', 'submitted', 'state', 'waiting', 'attempts', 0,
          'createdAt', '${due}', 'dueAt', '${due}'))) FROM numbers;
    ${numbersOf(0, count)} INSERT INTO undelivered SELECT 'webhook', 'waiting', ${FIRST}, printf('w-%d', i) FROM numbers`);
  database.close();
}
