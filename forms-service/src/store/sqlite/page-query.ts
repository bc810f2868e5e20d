import type { SQLInputValue } from 'node:sqlite';
import { formNames } from '@site/contracts/forms';
import { firstIdAt } from '../first-id-at.ts';
import { recordStates } from '../lead-record.ts';
import type { PageRequest } from '../record-store.ts';

/** Up to this many leads with a common address prefix are sorted for each page, in some hundredths of a second. */
const MOST_SORTED = 100_000;
/** Suffix that sorts after every continuation of a prefix. */
const END = '\u{10ffff}';

/** SQL with its values. */
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

/** Conditions of a page for every index. */
function commonConditions({ order, after, since, until, deliveries }: PageRequest): Query[] {
  return [
    ...(after ? [query(order === 'newest-first' ? 'id < ?' : 'id > ?', after)] : []),
    ...(since ? [query('id >= ?', firstIdAt(since))] : []),
    ...(until ? [query('id < ?', firstIdAt(until))] : []),
    ...(deliveries ? [query(`${deliveries} IS NOT NULL`)] : []),
  ];
}

/** Returns the indexes to search, with their conditions; none when a page is a range of the table. */
function sourcesOf({ form, state, deliveries, address, receipts }: PageRequest, isCommon: boolean): Source[] {
  if (address !== undefined && !isCommon) {
    const filter = [...(form ? [query('form = ?', form)] : []), ...(state ? [query('state = ?', state)] : [])];
    const own = [beginsWith(address), ...filter, ...(receipts ? [] : [isLead])];
    return [{ index: 'leads_by_address', own }];
  }
  if (!form && !state && !deliveries) return [];
  // One index range per form and state, each in id order.
  const index = deliveries ? `leads_${deliveries}` : 'leads_by_form';
  const states = state ? [state] : recordStates.filter((each) => receipts || each !== 'repeat');
  return (form ? [form] : formNames).flatMap((name) =>
    states.map((each) => ({ index, own: [query('form = ? AND state = ?', name, each)] })),
  );
}

const whereOf = (conditions: Query[]): Query => ({
  sql: `WHERE ${['TRUE', ...conditions.map(({ sql }) => sql)].join(' AND ')}`,
  values: conditions.flatMap(({ values }) => values),
});

/** Query that finds a row if too many leads share an address prefix to sort them for each page. */
export const commonBeginningQuery = (address: string): Query => {
  const { sql, values } = beginsWith(address);
  return query(
    `SELECT id FROM leads INDEXED BY leads_by_address WHERE ${sql} LIMIT 1 OFFSET ?`,
    ...values,
    MOST_SORTED,
  );
};

/**
 * Query of one page. Finds ids by an index, then reads only their rows.
 * @param isCommon whether too many leads share the address prefix, so the table is scanned in id order instead
 */
export function pageQuery(page: PageRequest, isCommon = false): Query {
  const { limit, order, receipts, address } = page;
  // The sign keeps SQLite from using the address index, so it scans in id order.
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

/** Query of all records of a case-folded address. Uses an index, then sorts the few rows. */
export const addressQuery = (address: string, limit: number): Query =>
  query('SELECT * FROM leads INDEXED BY leads_by_address WHERE address = ? ORDER BY id LIMIT ?', address, limit);
