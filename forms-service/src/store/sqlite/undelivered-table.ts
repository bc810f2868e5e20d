import type { DatabaseSync } from 'node:sqlite';
import type { LeadRecord } from '../lead-record.ts';
import { type Undelivered, type UndeliveredCount, undeliveredOf, undeliveredStates } from '../outbox-status.ts';
import { type Row, toRecord } from './rows.ts';
import { createStatements, quoted, type Tables } from './statements.ts';

const WITH_DEAD = 'FROM leads INDEXED BY leads_dead WHERE dead IS NOT NULL';
/** Older instances count waiting messages correctly. */
const NOT_WAITING = "FROM undelivered WHERE state <> 'waiting'";

const placeOf = ({ channel, createdAt, id }: Undelivered) => [channel, createdAt.getTime(), id] as const;

/**
 * Table of undelivered messages, to count them without reading leads. An instance of the previous version, which writes
 * to the same file during an upgrade, does not know all states and counts some messages twice.
 */
export function createUndeliveredTable(database: DatabaseSync, tables: Tables = 'main.') {
  const { run, all } = createStatements(database);
  const table = `${tables}undelivered`;
  const adding = `INSERT OR REPLACE INTO ${table} (channel, created_at, delivery, state) VALUES (?, ?, ?, ?)`;
  const removing = `DELETE FROM ${table}
    WHERE channel = ? AND state IN (${quoted(undeliveredStates)}) AND created_at = ? AND delivery = ?`;

  function add({ deliveries }: LeadRecord): void {
    for (const each of undeliveredOf(deliveries)) run(adding, ...placeOf(each), each.state);
  }

  /** Removes messages in any state. */
  function remove({ deliveries }: LeadRecord): void {
    for (const each of undeliveredOf(deliveries)) run(removing, ...placeOf(each));
  }

  function count(): UndeliveredCount[] {
    const counts = all<Omit<UndeliveredCount, 'oldest'> & { oldest: number }>(
      'SELECT channel, state, count(*) AS deliveries, min(created_at) AS oldest FROM undelivered GROUP BY channel, state',
    );
    return counts.map(({ oldest, ...each }) => ({ ...each, oldest: new Date(oldest) }));
  }

  /** Checks for messages that are counted but do not exist. */
  function isMiscounted(): boolean {
    const [answer] = all<{ found: 0 | 1 }>(
      `SELECT count(*) <> (SELECT total(dead) ${WITH_DEAD}) AS found ${NOT_WAITING}`,
    );
    return answer?.found === 1;
  }

  function recount(): void {
    run(`DELETE ${NOT_WAITING}`);
    for (const record of all<Row>(`SELECT * ${WITH_DEAD}`).map(toRecord)) add(record);
  }

  return { add, remove, count, isMiscounted, recount };
}
