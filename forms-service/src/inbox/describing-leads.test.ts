import { expect, test } from 'vitest';
import type { Delivery } from '../store/delivery.ts';
import { badgesOf } from './describe-lead.ts';
import type { InboxLead } from './find-leads.ts';

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

const lead = { form: 'contact', state: 'stored', fields: {} } as InboxLead;
const badges = (...deliveries: Delivery[]) => badgesOf({ ...lead, deliveries }).text;

const ada = { address: 'ada@lumenary.example', state: 'accepted' } as const;
const bo = { address: 'bo@lumenary.example', state: 'rejected', code: 'SMTP_550' } as const;

test.each([
  ['nobody was told', failed({}), 'Not delivered<'],
  ['some of the team were not told', failed({ recipients: [ada, bo] }), 'Not delivered to all<'],
  ['a visitor has mistyped the address', failed({ channel: 'acknowledgement', recipients: [bo] }), 'Wrong address<'],
])('the team sees that %s', (_what, delivery, words) => {
  expect(badges(delivery)).toContain(words);
});

test('what was delivered, or still may be, has no badge', () => {
  expect(badges(failed({ state: 'delivered' }), failed({ state: 'waiting' }))).toBe(badges());
});

test('several messages that failed alike have one badge', () => {
  expect(badges(failed({}), failed({ id: 'd2' })).split('Not delivered')).toHaveLength(2);
});
