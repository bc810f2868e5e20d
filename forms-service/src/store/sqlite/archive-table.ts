import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { FormName } from '@site/contracts/forms';
import type { DeliveryState } from '../delivery.ts';
import { firstIdAt } from '../first-id-at.ts';
import type { Erasure, LeadCount, LeadRecord, PageRequest, PurgeRequest } from '../lead-archive.ts';
import { unchangedSince } from '../subscription.ts';
import { columnsOf, type RecordRow, toRecord } from './record-rows.ts';

type Values = Record<string, SQLInputValue>;

/** Looked up by the indexes first: the pages are read in another order. */
const withDeliveries: Record<DeliveryState, string> = {
  waiting: 'id IN (SELECT id FROM leads WHERE due_at IS NOT NULL)',
  dead: 'id IN (SELECT id FROM leads WHERE dead > 0)',
  delivered: `EXISTS (SELECT 1 FROM json_each(deliveries) WHERE value ->> '$.state' = 'delivered')`,
};

const insertInto = (table: string, columns: Values) => {
  const names = Object.keys(columns);
  return `INSERT OR IGNORE INTO ${table} (${names.join(', ')}) VALUES (${names.map((name) => `$${name}`).join(', ')})`;
};

/** What operators do, statement by statement; what writes must run in a transaction that holds the write lock. */
export function createArchiveTable(database: DatabaseSync) {
  const all = <Row>(sql: string, ...values: SQLInputValue[]) =>
    database.prepare(sql).all(...values) as unknown as Row[];

  function readPage(page: PageRequest): LeadRecord[] {
    const { order, after, limit, receipts, form, state, deliveries, since, until } = page;
    const newestFirst = order === 'newest-first';
    const conditions: [string, SQLInputValue | undefined][] = [
      [newestFirst ? 'id < ?' : 'id > ?', after],
      ['id >= ?', since && firstIdAt(since)],
      ['id < ?', until && firstIdAt(until)],
      ['form = ?', form],
      ['state = ?', state],
      ['state <> ?', receipts ? undefined : 'repeat'],
    ];
    const asked = conditions.filter((each): each is [string, SQLInputValue] => each[1] !== undefined);
    const held = deliveries ? withDeliveries[deliveries] : 'TRUE';
    const where = [held, ...asked.map(([condition]) => condition)].join(' AND ');
    const direction = newestFirst ? 'DESC' : 'ASC';
    const values = [...asked.map(([, value]) => value), limit];
    return all<RecordRow>(`SELECT * FROM leads WHERE ${where} ORDER BY id ${direction} LIMIT ?`, ...values).map(
      toRecord,
    );
  }

  function find(id: string): LeadRecord | undefined {
    const [row] = all<RecordRow>(`SELECT * FROM leads WHERE id = ? AND state <> 'repeat'`, id);
    return row && toRecord(row);
  }

  const count = () =>
    all<LeadCount>(`SELECT form, state, count(*) AS leads FROM leads WHERE state <> 'repeat' GROUP BY form, state`);

  const remove = (ids: string[]) => {
    database.prepare('DELETE FROM leads WHERE id IN (SELECT value FROM json_each(?))').run(JSON.stringify(ids));
  };

  function purge({ form, before, limit }: PurgeRequest): number {
    const ids = all<{ id: string }>(
      'SELECT id FROM leads WHERE id < ? AND form = ? ORDER BY id LIMIT ?',
      firstIdAt(before),
      form,
      limit,
    ).map(({ id }) => id);
    remove(ids);
    return ids.length;
  }

  function purgeEnded({ before, limit }: Omit<PurgeRequest, 'form'>): number {
    const ended = all<RecordRow>(`SELECT * FROM leads WHERE state = 'unsubscribed'`).map(toRecord);
    const old = ended.filter((each) => unchangedSince(each) < before).slice(0, limit);
    remove(old.map(({ id }) => id));
    return old.length;
  }

  function keepErasure({ id, erasedAt, addressHash, leads }: Erasure): void {
    const columns = { id, erased_at: erasedAt.getTime(), address_hash: addressHash, leads: JSON.stringify(leads) };
    database.prepare(insertInto('erasures', columns)).run(columns);
  }

  function erase(address: string, note: Omit<Erasure, 'leads'>): Erasure {
    const found = all<{ id: string; form: FormName; state: LeadRecord['state'] }>(
      `SELECT id, form, state FROM leads WHERE lower(fields ->> '$.email') = ?`,
      address,
    );
    remove(found.map(({ id }) => id));
    const leads: Erasure['leads'] = {};
    for (const { form, state } of found) if (state !== 'repeat') leads[form] = (leads[form] ?? 0) + 1;
    const erasure = { ...note, leads };
    keepErasure(erasure);
    return erasure;
  }

  const readErasures = () =>
    all<{ id: string; erased_at: number; address_hash: string; leads: string }>(
      'SELECT * FROM erasures ORDER BY id',
    ).map(
      ({ id, erased_at, address_hash, leads }): Erasure => ({
        id,
        erasedAt: new Date(erased_at),
        addressHash: address_hash,
        leads: JSON.parse(leads),
      }),
    );

  /** Temporary tables are this connection's own: filling them keeps nobody waiting. */
  function stage(records: LeadRecord[]): void {
    database.exec('CREATE TEMP TABLE IF NOT EXISTS staged AS SELECT * FROM leads WHERE FALSE');
    const rows = records.map(columnsOf);
    const insert = rows[0] && database.prepare(insertInto('temp.staged', rows[0]));
    for (const row of rows) insert?.run(row);
  }

  function replaceByStaged(erasures: Erasure[]): void {
    stage([]);
    database.exec('DELETE FROM main.leads; INSERT INTO main.leads SELECT * FROM temp.staged; DROP TABLE temp.staged');
    for (const erasure of erasures) keepErasure(erasure);
  }

  return { readPage, find, count, purge, purgeEnded, erase, readErasures, stage, replaceByStaged };
}

export type ArchiveTable = ReturnType<typeof createArchiveTable>;
