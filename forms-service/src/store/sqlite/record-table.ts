import type { DatabaseSync } from 'node:sqlite';
import { keysOf, type LeadRecord, recordStates } from '../lead-record.ts';
import { columns, type Row, toRecord, toValues } from './rows.ts';
import { createStatements, quoted, type Tables } from './statements.ts';
import { createUndeliveredTable } from './undelivered-table.ts';

function writingStatements(tables: Tables) {
  return {
    insert: `INSERT INTO ${tables}leads (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    update: `UPDATE ${tables}leads SET ${columns.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`,
    addKey: `INSERT OR REPLACE INTO ${tables}keys VALUES (?, ?)`,
  };
}

/** Listed one by one, because a negation cannot use the index. */
const withoutMembership = quoted(recordStates.filter((state) => state !== 'stored'));

const WITHOUT_END = `SELECT * FROM leads INDEXED BY leads_by_form
  WHERE form = 'newsletter' AND state IN (${withoutMembership}) AND ended_at IS NULL`;

/** Creates the operations on records and their indexes. Writes read first, so they must run under the write lock. */
export function createRecordTable(database: DatabaseSync, tables: Tables = 'main.') {
  const { run, all } = createStatements(database);
  const undelivered = createUndeliveredTable(database, tables);
  const sql = writingStatements(tables);

  const get = (id: string) => all<Row>('SELECT * FROM leads WHERE id = ?', id).map(toRecord)[0];

  /**
   * Checks whether a record may take keys. A key of a replaced receipt outlives its record and is free then.
   * @returns false when another record has one of them; nothing has been written
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

  /** Writes without checks. */
  function write(record: LeadRecord): void {
    run(sql.insert, ...toValues(record));
    for (const key of keysOf(record)) run(sql.addKey, key, record.id);
    undelivered.add(record);
  }

  const replace = (record: LeadRecord) => run(sql.update, ...toValues(record), record.id);

  function update(record: LeadRecord, keys: string[] = []): boolean {
    const kept = get(record.id);
    if (kept?.revision !== record.revision || !mayHold(keys, record.id)) return false;
    undelivered.remove(kept);
    for (const key of keys) run(sql.addKey, key, record.id);
    replace({ ...record, revision: record.revision + 1 });
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

  /** Sets the end time of records by an older instance, which does not expire them. */
  function writeEndTimes(): void {
    for (const record of all<Row>(WITHOUT_END).map(toRecord)) replace(record);
  }

  return {
    get,
    findByKey: (key: string) =>
      all<Row>('SELECT leads.* FROM keys JOIN leads ON leads.id = keys.lead WHERE key = ?', key).map(toRecord)[0],
    insert,
    write,
    update,
    remove: (records: LeadRecord[]) => records.filter(removeOne).length,
    writeEndTimes,
    countUndelivered: undelivered.count,
    isMiscounted: undelivered.isMiscounted,
    recount: undelivered.recount,
  };
}
