import { expect, test, vi } from 'vitest';
import { createAttempts } from './attempts.ts';

vi.stubGlobal('isSecureContext', true);

const said = { email: 'noor@company.example', captcha: 'first' };

test('a visitor who sends the same content again uses the same key, also with a new captcha and a later time', () => {
  const attempts = createAttempts('newsletter');
  const first = attempts.next({ ...said, elapsedMs: 900 });
  const second = attempts.next({ ...said, captcha: 'second', elapsedMs: 4000 });
  expect(second.idempotencyKey).toBe(first.idempotencyKey);
  expect(second.payload).toMatchObject({ captcha: 'second', elapsedMs: 4000 });
});

test('a visitor who changes the content gets a new key', () => {
  const attempts = createAttempts('newsletter');
  const first = attempts.next(said);
  expect(attempts.next({ ...said, email: 'n@company.example' }).idempotencyKey).not.toBe(first.idempotencyKey);
});

test('content that has been taken and is sent again is a new submission', () => {
  const attempts = createAttempts('newsletter');
  const first = attempts.next(said);
  attempts.accepted();
  expect(attempts.next(said).idempotencyKey).not.toBe(first.idempotencyKey);
});

test('two forms never share a key', () => {
  const newsletter = createAttempts('newsletter').next(said);
  expect(createAttempts('contact').next(said).idempotencyKey).not.toBe(newsletter.idempotencyKey);
});

test('where the browser makes no keys, the form is sent without one', () => {
  vi.stubGlobal('isSecureContext', false);
  expect(createAttempts('newsletter').next(said).idempotencyKey).toBeUndefined();
  vi.stubGlobal('isSecureContext', true);
});
