import type { DatabaseSync } from 'node:sqlite';
import { milliseconds, recordsMigration } from './records-migration.ts';

/** When somebody was last told anything new about a lead. */
const changedAt = `max(created_at, coalesce(
  (SELECT max(${milliseconds("value ->> '$.createdAt'")}) FROM json_each(record, '$.deliveries')), 0))`;

const firstTriedAt = "coalesce(value ->> '$.firstTriedAt', value ->> '$.createdAt')";
const askedAt = `iif(value ->> '$.channel' = 'confirmation', ${firstTriedAt}, value ->> '$.createdAt')`;

/** The same, but a confirmation counts from when it was first tried. */
const quietSince = `max(created_at, coalesce(
  (SELECT max(${milliseconds(askedAt)}) FROM json_each(record, '$.deliveries')), 0))`;

/** One entry per version of the file; entries are never changed, only added. */
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
  // Deliveries come into the lead, and more states; SQLite changes a CHECK only by writing the table anew.
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
  // Receipts of repeats did not say whose they are, and nobody retries what is that old. New ones hold the address.
  `DELETE FROM leads WHERE state = 'repeat';`,
  `CREATE INDEX leads_by_end ON leads (id) WHERE state = 'unsubscribed';`,
  recordsMigration,
  // Subscriptions that nobody confirms go like those that have ended.
  `UPDATE leads SET ended_at = ${changedAt} WHERE form = 'newsletter' AND state = 'unconfirmed';`,
  // So do those that wait in quarantine, and receipts of addresses that were entered again. What is asked for again counts from then.
  `UPDATE leads SET ended_at = ${quietSince}
    WHERE form = 'newsletter' AND state IN ('unconfirmed', 'quarantined', 'repeat');`,
];

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

/** The file is ahead of this code. It says so by its code: between threads, an error loses its class. */
export const NEWER_FILE = 'NEWER_FILE';

/** @returns the version of a file that this code knows, so that a newer one is never marked as an older one */
function knownVersionOf(database: DatabaseSync): number {
  const version = versionOf(database);
  if (version <= migrations.length) return version;
  throw Object.assign(new Error(`version ${version} of the file is newer`), { code: NEWER_FILE });
}

/** Brings a file to the present version, or to an earlier one; safe when two processes open it at the same time. */
export function migrate(database: DatabaseSync, version = migrations.length): void {
  // Without this look, reading leads would wait for the service's writes.
  if (knownVersionOf(database) === version) return;
  database.exec('BEGIN IMMEDIATE');
  for (const migration of migrations.slice(knownVersionOf(database), version)) database.exec(migration);
  database.exec(`PRAGMA user_version = ${version}; COMMIT`);
}

/**
 * Writes without changing anything: only that shows that the disk takes writes. Needs an open transaction.
 * A newer version may have migrated the file since this process has opened it: its mark stays.
 */
export function tryWriting(database: DatabaseSync): void {
  database.exec(`PRAGMA user_version = ${versionOf(database)}`);
}
