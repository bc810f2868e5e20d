import type { DatabaseSync } from 'node:sqlite';
import { keysOf, type LeadRecord, recordStates } from '../lead-record.ts';
import { columns, type Row, toColumns, toRecord } from './rows.ts';
import { createStatements, quoted, type Tables } from './statements.ts';
import { createUndeliveredTable } from './undelivered-table.ts';

function writingStatements(tables: Tables) {
  return {
    insert: `INSERT INTO ${tables}leads (${columns.join(', ')}) VALUES (${columns.map((name) => `$${name}`).join(', ')})`,
    update: `UPDATE ${tables}leads SET ${columns.map((name) => `${name} = $${name}`).join(', ')} WHERE id = $id`,
    addKey: `INSERT OR REPLACE INTO ${tables}keys VALUES (?, ?)`,
  };
}

/** Named one by one: by what they are not, the index does not find them. */
const withoutMembership = quoted(recordStates.filter((state) => state !== 'stored'));

const WITHOUT_END = `SELECT * FROM leads INDEXED BY leads_by_form
  WHERE form = 'newsletter' AND state IN (${withoutMembership}) AND ended_at IS NULL`;

/** The records and what they are found by; whatever writes looks first, so it must run under the write lock. */
export function createRecordTable(database: DatabaseSync, tables: Tables = 'main.') {
  const { run, put, all } = createStatements(database);
  const undelivered = createUndeliveredTable(database, tables);
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
    undelivered.add(record);
  }

  function update(record: LeadRecord, keys: string[] = []): boolean {
    const kept = get(record.id);
    if (kept?.revision !== record.revision || !mayHold(keys, record.id)) return false;
    undelivered.remove(kept);
    for (const key of keys) run(sql.addKey, key, record.id);
    put(sql.update, toColumns({ ...record, revision: record.revision + 1 }));
    undelivered.add(record);
    return true;
  }

  function removeOne({ id, revision }: LeadRecord): boolean {
    const kept = get(id);
    if (kept?.revision !== revision) return false;
    undelivered.remove(kept);
    for (const key of keysOf(kept)) run('DELETE FROM keys WHERE key = ? AND lead = ?', key, id);
    run('DELETE FROM leads WHERE id = ?', id);
    return true;
  }

  /** Of what an older instance, beside this one, keeps for good. */
  function giveEnds(): void {
    for (const record of all<Row>(WITHOUT_END).map(toRecord)) put(sql.update, toColumns(record));
  }

  return {
    get,
    findByKey: (key: string) =>
      all<Row>('SELECT leads.* FROM keys JOIN leads ON leads.id = keys.lead WHERE key = ?', key).map(toRecord)[0],
    insert,
    write,
    update,
    remove: (records: LeadRecord[]) => records.filter(removeOne).length,
    giveEnds,
    countUndelivered: undelivered.count,
    isMiscounted: undelivered.isMiscounted,
    countAnew: undelivered.countAnew,
  };
}
