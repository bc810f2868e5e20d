import type { SQLInputValue } from 'node:sqlite';
import { formNames } from '@site/contracts/forms';
import type { DeliveryState } from '../delivery.ts';
import { firstIdAt } from '../first-id-at.ts';
import { recordStates } from '../lead-record.ts';
import type { PageRequest } from '../record-store.ts';

/** So many leads that share the beginning of an address are sorted anew for each page; that takes some hundredths of a second. */
const MOST_SORTED = 100_000;
/** Greater than everything that begins with a text. */
const END = '\u{10ffff}';

/** A piece of SQL and the values in it. */
export interface Query {
  sql: string;
  values: SQLInputValue[];
}

const query = (sql: string, ...values: SQLInputValue[]): Query => ({ sql, values });

interface Source {
  index: string;
  own: Query[];
}

const isLead = query("state <> 'repeat'");

const beginsWith = (address: string, column = 'address') =>
  query(`${column} >= ? AND ${column} < ?`, address, address + END);

const byDeliveries: Record<DeliveryState, { index: string; held: string }> = {
  waiting: { index: 'leads_waiting', held: 'waiting IS NOT NULL' },
  dead: { index: 'leads_dead', held: 'dead IS NOT NULL' },
  delivered: { index: 'leads_delivered', held: 'delivered IS NOT NULL' },
};

/** What holds for every record of a page, whatever index finds it. */
function commonConditions({ order, after, since, until, deliveries }: PageRequest): Query[] {
  return [
    ...(after ? [query(order === 'newest-first' ? 'id < ?' : 'id > ?', after)] : []),
    ...(since ? [query('id >= ?', firstIdAt(since))] : []),
    ...(until ? [query('id < ?', firstIdAt(until))] : []),
    ...(deliveries ? [query(byDeliveries[deliveries].held)] : []),
  ];
}

/** Indexes to look in, and what has to hold there; none when a page is a piece of the table itself. */
function sourcesOf({ form, state, deliveries, address, receipts }: PageRequest, isCommon: boolean): Source[] {
  if (address !== undefined && !isCommon) {
    const filter = [...(form ? [query('form = ?', form)] : []), ...(state ? [query('state = ?', state)] : [])];
    const own = [beginsWith(address), ...filter, ...(receipts ? [] : [isLead])];
    return [{ index: 'leads_by_address', own }];
  }
  if (!form && !state && !deliveries) return [];
  // A range of the index for each form and state, each in the order of ids.
  const index = deliveries ? byDeliveries[deliveries].index : 'leads_by_form';
  const states = state ? [state] : recordStates.filter((each) => receipts || each !== 'repeat');
  return (form ? [form] : formNames).flatMap((name) =>
    states.map((each) => ({ index, own: [query('form = ? AND state = ?', name, each)] })),
  );
}

const whereOf = (conditions: Query[]): Query => ({
  sql: `WHERE ${['TRUE', ...conditions.map(({ sql }) => sql)].join(' AND ')}`,
  values: conditions.flatMap(({ values }) => values),
});

/** The statement that reads a row when so many leads share the beginning of an address that they are not sorted for each page. */
export const commonBeginningQuery = (address: string): Query => {
  const { sql, values } = beginsWith(address);
  return query(
    `SELECT id FROM leads INDEXED BY leads_by_address WHERE ${sql} LIMIT 1 OFFSET ?`,
    ...values,
    MOST_SORTED,
  );
};

/**
 * The statement that reads one page, and its values. Ids are found by an index, then only their rows are read.
 * @param isCommon whether so many leads share the beginning of the address that it is looked for among all, in their order
 */
export function pageQuery(page: PageRequest, isCommon = false): Query {
  const { limit, order, receipts, address } = page;
  // With a sign before the column, SQLite looks for no address in its index, and for ids in their order.
  const begins = address !== undefined && isCommon ? [beginsWith(address, '+address')] : [];
  const common = [...commonConditions(page), ...begins];
  const byId = `ORDER BY id ${order === 'newest-first' ? 'DESC' : 'ASC'}`;
  const sources = sourcesOf(page, isCommon);
  if (sources.length === 0) {
    const where = whereOf([...common, ...(receipts ? [] : [isLead])]);
    return query(`SELECT * FROM leads ${where.sql} ${byId} LIMIT ?`, ...where.values, limit);
  }
  const parts = sources.map(({ index, own }): Query => {
    const where = whereOf([...own, ...common]);
    const ids = `SELECT id FROM leads INDEXED BY ${index} ${where.sql}`;
    return query(`SELECT * FROM (${ids} ${byId} LIMIT ?)`, ...where.values, limit);
  });
  const ids = `SELECT id FROM (${parts.map(({ sql }) => sql).join(' UNION ALL ')}) ${byId} LIMIT ?`;
  const values = parts.flatMap((part) => part.values);
  return query(`SELECT * FROM leads WHERE id IN (${ids}) ${byId}`, ...values, limit);
}

/** The statement that reads everything of a folded address. Rows are found by an index, and put in order when they are few. */
export const addressQuery = (address: string, limit: number): Query =>
  query('SELECT * FROM leads INDEXED BY leads_by_address WHERE address = ? ORDER BY id LIMIT ?', address, limit);
