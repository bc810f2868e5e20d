import type { DatabaseSync } from 'node:sqlite';
import { firstIdAt } from '../first-id-at.ts';
import type { LeadRecord } from '../lead-record.ts';
import type { LeadCount, LogEntry, LogName, TimeIndex, TimeRange } from '../record-store.ts';
import type { Query } from './page-query.ts';
import { createRecordTable } from './record-table.ts';
import { type Row, toRecord, withTimes } from './rows.ts';
import { tryWriting } from './schema.ts';
import { createStatements } from './statements.ts';

const timeColumns: Record<TimeIndex, { column: string; index: string }> = {
  mailDueAt: { column: 'mail_due_at', index: 'leads_by_mail_due' },
  webhookDueAt: { column: 'webhook_due_at', index: 'leads_by_webhook_due' },
  endedAt: { column: 'ended_at', index: 'leads_by_end' },
};

const deliveriesOf = (leads: string) =>
  `SELECT value ->> '$.id' FROM ${leads}, json_each(${leads}.record, '$.deliveries')`;

/** Replaced tables, and the condition for rows of kept leads. */
const replaced = {
  leads: 'id >= $first',
  keys: 'lead >= $first',
  undelivered: `delivery IN (${deliveriesOf('leads')} WHERE leads.id >= $first)`,
};
const tables = Object.keys(replaced);

/** Creates the operations that the main thread can request by name. */
export function createOperations(database: DatabaseSync) {
  const { run, all } = createStatements(database);
  const { write: _write, ...records } = createRecordTable(database);

  /** Stages records in temporary tables, which belong to this connection: no one waits. */
  function stage(records: LeadRecord[]): void {
    for (const table of tables)
      database.exec(`CREATE TEMP TABLE IF NOT EXISTS staged_${table} AS SELECT * FROM ${table} WHERE FALSE`);
    const { write } = createRecordTable(database, 'temp.staged_');
    for (const record of records) write(record);
  }

  /** Sets aside leads received during staging, without counting their messages twice. */
  function keepSince(first: string): void {
    for (const [table, stays] of Object.entries(replaced))
      database.prepare(`CREATE TEMP TABLE kept_${table} AS SELECT * FROM ${table} WHERE ${stays}`).run({ first });
    const again = `${deliveriesOf('staged_leads')} WHERE staged_leads.id IN (SELECT id FROM kept_leads)`;
    database.exec(`DELETE FROM staged_undelivered WHERE delivery IN (${again})`);
  }

  function replaceByStaged(since?: Date): void {
    if (since) keepSince(firstIdAt(since));
    for (const table of tables) {
      database.exec(`DELETE FROM ${table}`);
      for (const from of since ? [`kept_${table}`, `staged_${table}`] : [`staged_${table}`])
        database.exec(`INSERT OR IGNORE INTO ${table} SELECT * FROM ${from}; DROP TABLE ${from}`);
    }
  }

  return {
    ...records,
    pageByTime(name: TimeIndex, range: TimeRange, limit: number): LeadRecord[] {
      const { column, index } = timeColumns[name];
      const [is, time] = 'until' in range ? ['<=', range.until] : ['>', range.after];
      const sql = `SELECT * FROM leads INDEXED BY ${index} WHERE ${column} ${is} ? ORDER BY ${column} LIMIT ?`;
      return all<Row>(sql, time.getTime(), limit).map(toRecord);
    },
    /** Returns rows: copying records between threads costs several times as much. */
    select: ({ sql, values }: Query): Row[] => all<Row>(sql, ...values),
    count: (): LeadCount[] =>
      all(`SELECT form, state, count(*) AS leads FROM leads WHERE state <> 'repeat' GROUP BY form, state`),
    stage,
    replaceByStaged,
    append: (log: LogName, entry: LogEntry): boolean =>
      run('INSERT INTO entries VALUES (?, ?, ?) ON CONFLICT DO NOTHING', log, entry.id, JSON.stringify(entry)) === 1,
    readLog: (log: LogName, { after = '', limit }: { after?: string; limit: number }): LogEntry[] =>
      all<{ entry: string }>(
        'SELECT entry FROM entries WHERE log = ? AND id > ? ORDER BY id LIMIT ?',
        log,
        after,
        limit,
      ).map(({ entry }) => withTimes(JSON.parse(entry)) as LogEntry),
    check: () => tryWriting(database),
    /** A placeholder; the thread does it after the commit and replaces the result. */
    scrub: () => false,
  };
}

export type Operations = ReturnType<typeof createOperations>;

/** Read-only operations. `check` is not one: it tests whether a lead could be written. */
export const readingOperations: readonly (keyof Operations)[] = [
  'get',
  'findByKey',
  'pageByTime',
  'select',
  'count',
  'isMiscounted',
  'countUndelivered',
  'readLog',
  'stage',
  'scrub',
];
