import type { DatabaseSync } from 'node:sqlite';
import type { LeadRecord } from '../lead-record.ts';
import { type Undelivered, type UndeliveredCount, undeliveredOf, undeliveredStates } from '../outbox-status.ts';
import { type Row, toRecord } from './rows.ts';
import { createStatements, quoted, type Tables } from './statements.ts';

const WITH_DEAD = 'FROM leads INDEXED BY leads_dead WHERE dead IS NOT NULL';
/** Of what waits, an older instance knows as much as this one. */
const NOT_WAITING = "FROM undelivered WHERE state <> 'waiting'";

const placeOf = ({ channel, createdAt, id }: Undelivered) => [channel, createdAt.getTime(), id] as const;

/**
 * Messages that have not arrived, so that they are counted without reading leads. An instance of the version before, which writes
 * to the same file until an upgrade has replaced it, does not know all of their states, and counts some of them once more.
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

  /** Whatever they were counted as. */
  function remove({ deliveries }: LeadRecord): void {
    for (const each of undeliveredOf(deliveries)) run(removing, ...placeOf(each));
  }

  function count(): UndeliveredCount[] {
    const counts = all<Omit<UndeliveredCount, 'oldest'> & { oldest: number }>(
      'SELECT channel, state, count(*) AS deliveries, min(created_at) AS oldest FROM undelivered GROUP BY channel, state',
    );
    return counts.map(({ oldest, ...each }) => ({ ...each, oldest: new Date(oldest) }));
  }

  /** @returns whether something is counted that is not there */
  function isMiscounted(): boolean {
    const [answer] = all<{ found: 0 | 1 }>(
      `SELECT count(*) <> (SELECT total(dead) ${WITH_DEAD}) AS found ${NOT_WAITING}`,
    );
    return answer?.found === 1;
  }

  function countAnew(): void {
    run(`DELETE ${NOT_WAITING}`);
    for (const record of all<Row>(`SELECT * ${WITH_DEAD}`).map(toRecord)) add(record);
  }

  return { add, remove, count, isMiscounted, countAnew };
}
