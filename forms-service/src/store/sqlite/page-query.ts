import type { SQLInputValue } from 'node:sqlite';
import { formNames } from '@site/contracts/forms';
import type { DeliveryState } from '../delivery.ts';
import { firstIdAt } from '../first-id-at.ts';
import { recordStates } from '../lead-record.ts';
import type { PageRequest } from '../record-store.ts';

/** So many leads may share the beginning of an address; beyond them, it is no help to anybody. */
const MOST_OF_AN_ADDRESS = 10_000;
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
  /** Found in no order, and so many at most. */
  most?: number;
}

const isLead = query("state <> 'repeat'");

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
function sourcesOf({ form, state, deliveries, address, receipts }: PageRequest): Source[] {
  if (address !== undefined) {
    const begins = query('address >= ? AND address < ?', address, address + END);
    const filter = [...(form ? [query('form = ?', form)] : []), ...(state ? [query('state = ?', state)] : [])];
    const own = [begins, ...filter, ...(receipts ? [] : [isLead])];
    return [{ index: 'leads_by_address', own, most: MOST_OF_AN_ADDRESS }];
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

/** The statement that reads one page, and its values. Ids are found by an index, then only their rows are read. */
export function pageQuery(page: PageRequest): Query {
  const { limit, order, receipts } = page;
  const common = commonConditions(page);
  const byId = `ORDER BY id ${order === 'newest-first' ? 'DESC' : 'ASC'}`;
  const sources = sourcesOf(page);
  if (sources.length === 0) {
    const where = whereOf([...common, ...(receipts ? [] : [isLead])]);
    return query(`SELECT * FROM leads ${where.sql} ${byId} LIMIT ?`, ...where.values, limit);
  }
  const parts = sources.map(({ index, own, most }): Query => {
    const where = whereOf([...own, ...common]);
    const ids = `SELECT id FROM leads INDEXED BY ${index} ${where.sql}`;
    if (most) return query(`SELECT * FROM (${ids} LIMIT ?)`, ...where.values, most);
    return query(`SELECT * FROM (${ids} ${byId} LIMIT ?)`, ...where.values, limit);
  });
  const ids = `SELECT id FROM (${parts.map(({ sql }) => sql).join(' UNION ALL ')}) ${byId} LIMIT ?`;
  const values = parts.flatMap((part) => part.values);
  return query(`SELECT * FROM leads WHERE id IN (${ids}) ${byId}`, ...values, limit);
}

/** The statement that reads everything of a folded address. Rows are found by an index, and put in order when they are few. */
export const addressQuery = (address: string, limit: number): Query =>
  query('SELECT * FROM leads INDEXED BY leads_by_address WHERE address = ? ORDER BY id LIMIT ?', address, limit);
