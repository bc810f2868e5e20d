import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { keysOf, type LeadRecord } from '../lead-record.ts';
import { type Undelivered, undeliveredOf, undeliveredStates } from '../outbox-status.ts';
import { columns, type Row, toColumns, toRecord } from './rows.ts';

/** Statements are compiled once, when they are first needed. */
export function createStatements(database: DatabaseSync) {
  const compiled = new Map<string, StatementSync>();
  const statement = (sql: string) => {
    const known = compiled.get(sql) ?? database.prepare(sql);
    compiled.set(sql, known);
    return known;
  };
  return {
    run: (sql: string, ...values: SQLInputValue[]) => statement(sql).run(...values).changes,
    put: (sql: string, columns: Record<string, SQLInputValue>) => statement(sql).run(columns).changes,
    all: <Found>(sql: string, ...values: SQLInputValue[]) => statement(sql).all(...values) as unknown as Found[],
  };
}

export type Statements = ReturnType<typeof createStatements>;

/** Where records are written: into the tables, or beside them, into what is to replace them. */
export type Tables = 'main.' | 'temp.staged_';

/** Whatever it was counted as: an older instance beside this one does not know all of these states, and counts it once more. */
const inAnyState = undeliveredStates.map((state) => `'${state}'`).join(', ');

function writingStatements(tables: Tables) {
  return {
    insert: `INSERT INTO ${tables}leads (${columns.join(', ')}) VALUES (${columns.map((name) => `$${name}`).join(', ')})`,
    update: `UPDATE ${tables}leads SET ${columns.map((name) => `${name} = $${name}`).join(', ')} WHERE id = $id`,
    addKey: `INSERT OR REPLACE INTO ${tables}keys VALUES (?, ?)`,
    addUndelivered: `INSERT OR REPLACE INTO ${tables}undelivered (channel, created_at, delivery, state) VALUES (?, ?, ?, ?)`,
    removeUndelivered: `DELETE FROM ${tables}undelivered
      WHERE channel = ? AND state IN (${inAnyState}) AND created_at = ? AND delivery = ?`,
  };
}

const placeOf = ({ channel, createdAt, id }: Undelivered) => [channel, createdAt.getTime(), id] as const;

/** The records and what they are found by; whatever writes looks first, so it must run under the write lock. */
export function createRecordTable(database: DatabaseSync, tables: Tables = 'main.') {
  const { run, put, all } = createStatements(database);
  const sql = writingStatements(tables);

  const get = (id: string) => all<Row>('SELECT * FROM leads WHERE id = ?', id).map(toRecord)[0];

  /**
   * A key of a receipt that was replaced outlives its record, and belongs to nobody then.
   * @returns false when one of them belongs to another record; nothing is written before that is known
   */
  function mayHold(keys: string[], id: string): boolean {
    return keys.every((key) => {
      const [holder] = all<{ id: string }>('SELECT id FROM keys JOIN leads ON id = lead WHERE key = ?', key);
      return !holder || holder.id === id;
    });
  }

  function addUndelivered({ deliveries }: LeadRecord): void {
    for (const each of undeliveredOf(deliveries)) run(sql.addUndelivered, ...placeOf(each), each.state);
  }

  function removeUndelivered({ deliveries }: LeadRecord): void {
    for (const each of undeliveredOf(deliveries)) run(sql.removeUndelivered, ...placeOf(each));
  }

  function insert(record: LeadRecord): boolean {
    const keys = keysOf(record);
    if (get(record.id) || !mayHold(keys, record.id)) return false;
    write(record);
    return true;
  }

  /** Writes without having looked. */
  function write(record: LeadRecord): void {
    put(sql.insert, toColumns(record));
    for (const key of keysOf(record)) run(sql.addKey, key, record.id);
    addUndelivered(record);
  }

  function update(record: LeadRecord, keys: string[] = []): boolean {
    const kept = get(record.id);
    if (kept?.revision !== record.revision || !mayHold(keys, record.id)) return false;
    removeUndelivered(kept);
    for (const key of keys) run(sql.addKey, key, record.id);
    put(sql.update, toColumns({ ...record, revision: record.revision + 1 }));
    addUndelivered(record);
    return true;
  }

  function removeOne({ id, revision }: LeadRecord): boolean {
    const kept = get(id);
    if (kept?.revision !== revision) return false;
    removeUndelivered(kept);
    for (const key of keysOf(kept)) run('DELETE FROM keys WHERE key = ? AND lead = ?', key, id);
    run('DELETE FROM leads WHERE id = ?', id);
    return true;
  }

  return {
    get,
    findByKey: (key: string) =>
      all<Row>('SELECT leads.* FROM keys JOIN leads ON leads.id = keys.lead WHERE key = ?', key).map(toRecord)[0],
    insert,
    write,
    update,
    remove: (records: LeadRecord[]) => records.filter(removeOne).length,
  };
}
