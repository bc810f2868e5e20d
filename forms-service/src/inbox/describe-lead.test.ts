import { expect, test } from 'vitest';
import type { Delivery } from '../store/delivery.ts';
import type { StoredLead } from '../store/lead-record.ts';
import { badgesOf } from './describe-lead.ts';

const failed = (delivery: Partial<Delivery>): Delivery => ({
  id: 'd1',
  channel: 'team-mail',
  event: 'submitted',
  state: 'dead',
  createdAt: new Date(),
  attempts: 1,
  dueAt: new Date(),
  ...delivery,
});

const lead = { form: 'contact', state: 'stored', fields: {} } as StoredLead;
const badges = (...deliveries: Delivery[]) => badgesOf({ ...lead, deliveries }).text;

const ada = { address: 'ada@lumenary.example', state: 'accepted' } as const;
const bo = { address: 'bo@lumenary.example', state: 'rejected', code: 'SMTP_550' } as const;

test.each([
  ['nothing was delivered', failed({}), 'Not delivered<'],
  ['a delivery reached only part of the team', failed({ recipients: [ada, bo] }), 'Not delivered to all<'],
  ['the address of a visitor is invalid', failed({ channel: 'acknowledgement', recipients: [bo] }), 'Invalid address<'],
])('shows the team that %s', (_what, delivery, words) => {
  expect(badges(delivery)).toContain(words);
});

test('shows no badge for deliveries that succeeded or are waiting', () => {
  expect(badges(failed({ state: 'delivered' }), failed({ state: 'waiting' }))).toBe(badges());
});

test('shows one badge for several deliveries that failed alike', () => {
  expect(badges(failed({}), failed({ id: 'd2' })).split('Not delivered')).toHaveLength(2);
});
