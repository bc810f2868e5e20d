import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAttempts } from './attempts.ts';

const said = { email: 'noor@company.example', captcha: 'first' };
const fail = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the same content keeps its key, also with a new captcha and a later time', () => {
  const attempts = createAttempts('newsletter');
  const first = attempts.next({ ...said, elapsedMs: 900 });
  const second = attempts.next({ ...said, captcha: 'second', elapsedMs: 4000 });
  expect(second.idempotencyKey).toBe(first.idempotencyKey);
  expect(second.payload).toMatchObject({ captcha: 'second', elapsedMs: 4000 });
});

test('the same content keeps its key after a lost response and a reload', () => {
  const first = createAttempts('contact').next(said);
  const afterReload = createAttempts('contact');
  expect(afterReload.next({ ...said, captcha: 'second' }).idempotencyKey).toBe(first.idempotencyKey);
});

test('changed content gets a new key, also after a reload', () => {
  const attempts = createAttempts('newsletter');
  const first = attempts.next(said);
  const changed = { ...said, email: 'n@company.example' };
  const afterReload = createAttempts('newsletter').next(changed);
  expect(afterReload.idempotencyKey).not.toBe(first.idempotencyKey);
  expect(attempts.next(changed).idempotencyKey).not.toBe(first.idempotencyKey);
});

test('content that was accepted and is sent again is a new submission, also after a reload', () => {
  const attempts = createAttempts('newsletter');
  const first = attempts.next(said);
  attempts.accepted();
  expect(kept.size).toBe(0);
  const afterReload = createAttempts('newsletter').next(said);
  expect(afterReload.idempotencyKey).not.toBe(first.idempotencyKey);
  expect(attempts.next(said).idempotencyKey).not.toBe(first.idempotencyKey);
});

test("the tab keeps the visitor's entries until they are accepted, without the fields that the browser adds", () => {
  createAttempts('newsletter').next({ ...said, website: 'trap', elapsedMs: 900, privacyNotice: '2025-01' });
  const [[entry, value] = ['', '']] = kept;
  expect([entry, JSON.parse(value)]).toEqual([
    'attempt:newsletter',
    { content: '[["email","noor@company.example"]]', idempotencyKey: expect.any(String) },
  ]);
});

test('two forms never share a key', () => {
  const newsletter = createAttempts('newsletter').next(said);
  expect(createAttempts('contact').next(said).idempotencyKey).not.toBe(newsletter.idempotencyKey);
});

test.each([
  ['blocks storage', undefined],
  ['has no storage left', { getItem: () => null, setItem: fail, removeItem: fail }],
])('a browser that %s keeps the key until the page is left', (_why, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  const attempts = createAttempts('newsletter');
  const first = attempts.next(said);
  expect(first.idempotencyKey).toEqual(expect.any(String));
  expect(attempts.next(said).idempotencyKey).toBe(first.idempotencyKey);
  attempts.accepted();
  expect(attempts.next(said).idempotencyKey).not.toBe(first.idempotencyKey);
});

test('a browser that cannot create keys sends the form without one and stores nothing', () => {
  vi.stubGlobal('isSecureContext', false);
  expect(createAttempts('newsletter').next(said).idempotencyKey).toBeUndefined();
  expect(kept.size).toBe(0);
});
