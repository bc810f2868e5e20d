import type { Request } from 'express';
import { expect, test } from 'vitest';
import { HOUR_MS } from '../durations.ts';
import { createInboxSessions } from './sessions.ts';

const secret = 'a secret of at least thirty-two characters';
const morning = Date.parse('2026-11-24T08:00:00Z');

const sessionsAt = (ms: number, users: Record<string, string>) =>
  createInboxSessions({ users: new Map(Object.entries(users)), secret, clock: () => new Date(ms) });

/** A browser that sends this cookie. */
const browser = (cookie = '') => ({ get: (name: string) => (name === 'cookie' ? cookie : undefined) }) as Request;

const [ofAda = ''] = sessionsAt(morning, { ada: 'her password' }).open('ada', browser()).split(';');

test('somebody who has signed in is known for ten hours, whichever instance they ask', () => {
  const found = (hours: number) => sessionsAt(morning + hours * HOUR_MS, { ada: 'her password' }).find(browser(ofAda));
  expect(found(0)).toMatchObject({ user: 'ada', canEnd: true });
  expect(found(10)).toEqual(found(0));
  expect(found(10.01)).toBeUndefined();
});

test.each([
  ['gets another password', { ada: 'another one' }],
  ['is removed', { lin: 'his password' }],
  ['is removed and comes back with an empty one', { ada: '' }],
])('somebody who %s is signed out', (_what, users) => {
  expect(sessionsAt(morning, users).find(browser(ofAda))).toBeUndefined();
});

test('nobody can make a session for a colleague of one of their own', () => {
  const [, signature] = ofAda.split('.');
  const claims = Buffer.from(JSON.stringify({ user: 'lin', until: morning + HOUR_MS })).toString('base64url');
  const sessions = sessionsAt(morning, { ada: 'her password', lin: 'her password' });
  expect(sessions.find(browser(`inbox=${claims}.${signature}`))).toBeUndefined();
});
