import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import type { LeadFilter } from '../record-store.ts';
import { addressQuery, pageQuery, type Query } from './page-query.ts';
import { migrate } from './schema.ts';

/** Returns the query plan. */
function stepsOf({ sql, values }: Query): string[] {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
  return plan.map(({ detail }) => String(detail));
}

const page = { order: 'newest-first', limit: 50, after: '019aa1f2-3b4c-7000-8000-000000000001' } as const;

it.each<[string, LeadFilter]>([
  ['leads_by_form', { form: 'contact' }],
  ['leads_by_form', { state: 'quarantined' }],
  ['leads_by_form', { form: 'signup', state: 'stored', since: new Date('2026-11-01') }],
  ['leads_by_address', { address: 'mara', form: 'contact' }],
  ['leads_waiting', { deliveries: 'waiting' }],
  ['leads_dead', { deliveries: 'dead', form: 'contact' }],
  ['leads_delivered', { deliveries: 'delivered', state: 'stored' }],
  ['PRIMARY KEY', {}],
  ['PRIMARY KEY', { since: new Date('2026-11-01'), until: new Date('2026-11-02') }],
])('a page of leads is found by %s without a scan: %o', (index, filter) => {
  const steps = stepsOf(pageQuery({ ...page, ...filter }));
  expect(steps.filter((step) => / leads\b/.test(step)).every((step) => step.startsWith('SEARCH'))).toBe(true);
  expect(steps.join('\n')).toContain(index);
});

it.each<[string, LeadFilter]>([
  ['PRIMARY KEY', { address: 'm' }],
  ['leads_by_form', { address: 'm', form: 'contact' }],
])('a common address prefix is searched in the order of %s without sorting: %o', (index, filter) => {
  const steps = stepsOf(pageQuery({ ...page, ...filter }, true)).join('\n');
  expect(steps).toContain(index);
  expect(steps).not.toContain('leads_by_address');
});

it('all records of a person are found by the address without a scan', () => {
  const [look] = stepsOf(addressQuery('mara@lantern.example', 50));
  expect(look).toBe('SEARCH leads USING INDEX leads_by_address (address=?)');
});
