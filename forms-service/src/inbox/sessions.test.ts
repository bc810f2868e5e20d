import type { Request } from 'express';
import { expect, test } from 'vitest';
import { HOUR_MS } from '../durations.ts';
import { createInboxSessions } from './sessions.ts';

const secret = 'a secret of at least thirty-two characters';
const morning = Date.parse('2026-11-24T08:00:00Z');

const sessionsAt = (ms: number, users: Record<string, string>) =>
  createInboxSessions({ users: new Map(Object.entries(users)), secret, clock: () => new Date(ms) });

/** Request of a browser with this cookie. */
const browser = (cookie = '') => ({ get: (name: string) => (name === 'cookie' ? cookie : undefined) }) as Request;

const { cookie } = sessionsAt(morning, { ada: 'her password' }).open('ada', browser());
const [ofAda = ''] = cookie.split(';');

test('keeps a session for ten hours on every instance', () => {
  const found = (hours: number) => sessionsAt(morning + hours * HOUR_MS, { ada: 'her password' }).find(browser(ofAda));
  expect(found(0)).toMatchObject({ user: 'ada', canEnd: true });
  expect(found(10)).toEqual(found(0));
  expect(found(10.01)).toBeUndefined();
});

test.each([
  ['gets another password', { ada: 'another one' }],
  ['is removed', { lin: 'his password' }],
  ['is removed and added with an empty one', { ada: '' }],
])('ends the sessions of a user who %s', (_what, users) => {
  expect(sessionsAt(morning, users).find(browser(ofAda))).toBeUndefined();
});

test('rejects a session whose user was changed', () => {
  const [, signature] = ofAda.split('.');
  const claims = Buffer.from(JSON.stringify({ user: 'lin', until: morning + HOUR_MS })).toString('base64url');
  const sessions = sessionsAt(morning, { ada: 'her password', lin: 'her password' });
  expect(sessions.find(browser(`inbox=${claims}.${signature}`))).toBeUndefined();
});
