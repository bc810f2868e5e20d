import type { DatabaseSync } from 'node:sqlite';
import { milliseconds, recordsMigration } from './records-migration.ts';

/** SQL for the latest time of a lead and its messages. */
const latest = (time: string) =>
  `max(created_at, coalesce((SELECT max(${milliseconds(time)}) FROM json_each(record, '$.deliveries')), 0))`;

const decidedAt = "value ->> '$.createdAt'";
/** A confirmation counts from its first attempt. */
const askedAt = `iif(value ->> '$.channel' = 'confirmation', coalesce(value ->> '$.firstTriedAt', ${decidedAt}), ${decidedAt})`;

/** One migration per file version; append only. */
const migrations = [
  `CREATE TABLE leads (
    id TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    -- 'repeat': receipt of a submission whose address another lead holds; has no fields
    state TEXT NOT NULL CHECK (state IN ('stored', 'quarantined', 'repeat')),
    created_at INTEGER NOT NULL, -- milliseconds since 1970
    fields TEXT NOT NULL, -- JSON object, the visitor's fields by name
    sole_address TEXT,
    idempotency_key TEXT,
    request_hash TEXT NOT NULL,
    captcha_provider TEXT NOT NULL,
    captcha_verdict TEXT NOT NULL,
    challenge_id TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX leads_by_key ON leads (form, idempotency_key) WHERE idempotency_key IS NOT NULL;
  CREATE UNIQUE INDEX leads_by_challenge ON leads (form, challenge_id) WHERE challenge_id IS NOT NULL;
  CREATE UNIQUE INDEX leads_by_address ON leads (form, sole_address) WHERE sole_address IS NOT NULL;`,
  `CREATE TABLE erasures (
    id TEXT PRIMARY KEY,
    erased_at INTEGER NOT NULL, -- milliseconds since 1970
    address_hash TEXT NOT NULL, -- keyed, so that it tells nobody the address
    leads TEXT NOT NULL -- JSON object, number of erased leads by form
  ) STRICT, WITHOUT ROWID;`,
  // Moves deliveries into leads and adds states; SQLite can change a CHECK only by rewriting the table.
  `CREATE TABLE new_leads (
    id TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    -- 'repeat': receipt of a submission whose address another lead holds; has no fields
    state TEXT NOT NULL CHECK (state IN ('stored', 'quarantined', 'unconfirmed', 'unsubscribed', 'repeat')),
    created_at INTEGER NOT NULL, -- milliseconds since 1970
    fields TEXT NOT NULL, -- JSON object, the visitor's fields by name
    sole_address TEXT,
    idempotency_key TEXT,
    request_hash TEXT NOT NULL,
    captcha_provider TEXT NOT NULL,
    captcha_verdict TEXT NOT NULL,
    challenge_id TEXT,
    deliveries TEXT NOT NULL, -- JSON array
    due_at INTEGER, -- of the earliest delivery that waits; NULL when none does
    dead INTEGER NOT NULL -- number of deliveries that nobody tries any more
  ) STRICT, WITHOUT ROWID;
  INSERT INTO new_leads SELECT *, '[]', NULL, 0 FROM leads;
  DROP TABLE leads;
  ALTER TABLE new_leads RENAME TO leads;
  CREATE UNIQUE INDEX leads_by_key ON leads (form, idempotency_key) WHERE idempotency_key IS NOT NULL;
  CREATE UNIQUE INDEX leads_by_challenge ON leads (form, challenge_id) WHERE challenge_id IS NOT NULL;
  CREATE UNIQUE INDEX leads_by_address ON leads (form, sole_address) WHERE sole_address IS NOT NULL;
  CREATE INDEX leads_by_due ON leads (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX leads_by_dead ON leads (dead) WHERE dead > 0;`,
  // Removes old receipts of repeats, which contain no address and are past retries. New ones contain it.
  `DELETE FROM leads WHERE state = 'repeat';`,
  `CREATE INDEX leads_by_end ON leads (id) WHERE state = 'unsubscribed';`,
  recordsMigration,
  // Unconfirmed subscriptions expire like ended ones.
  `UPDATE leads SET ended_at = ${latest(decidedAt)} WHERE form = 'newsletter' AND state = 'unconfirmed';`,
  // So do quarantined ones and receipts of repeated sign-ups. A new confirmation request restarts the period.
  `UPDATE leads SET ended_at = ${latest(askedAt)}
    WHERE form = 'newsletter' AND state IN ('unconfirmed', 'quarantined', 'repeat');`,
];

/** The version whose migration adds the column `record`. */
const RECORDS = migrations.indexOf(recordsMigration) + 1;

/**
 * Returns the version of a file. Instances of versions before 26 November 2026 write their own number into a newer
 * file: the column shows that it has been migrated. Later migrations can be repeated.
 */
function versionOf(database: DatabaseSync): number {
  const marked = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (marked >= RECORDS) return marked;
  const hasRecords = database.prepare(`SELECT 1 FROM pragma_table_info('leads') WHERE name = 'record'`).get();
  return hasRecords ? RECORDS : marked;
}

/** Code of errors about files of a newer version; between threads, errors lose their class. */
export const NEWER_FILE = 'NEWER_FILE';

/** Reads the file version; throws for a newer one, so it is never downgraded. */
function knownVersionOf(database: DatabaseSync): number {
  const version = versionOf(database);
  if (version <= migrations.length) return version;
  throw Object.assign(new Error(`version ${version} of the file is newer`), { code: NEWER_FILE });
}

/** Migrates a file to the current or an earlier version; safe when two processes open it at the same time. */
export function migrate(database: DatabaseSync, version = migrations.length): void {
  // Without this check, reading leads would wait for the service's writes.
  if (knownVersionOf(database) === version) return;
  database.exec('BEGIN IMMEDIATE');
  for (const migration of migrations.slice(knownVersionOf(database), version)) database.exec(migration);
  database.exec(`PRAGMA user_version = ${version}; COMMIT`);
}

/**
 * Writes without changing anything, to test that the disk accepts writes. Needs an open transaction. Keeps the version
 * mark of a newer version that migrated the file since this process opened it.
 */
export function tryWriting(database: DatabaseSync): void {
  database.exec(`PRAGMA user_version = ${versionOf(database)}`);
}
