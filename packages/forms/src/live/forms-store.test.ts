import { afterEach, expect, test, vi } from 'vitest';
import { pendingAttempt, submit } from './forms-store.ts';

afterEach(() => vi.unstubAllGlobals());

test('a form that is opened again while an attempt is in flight gets its payload and its result', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const payload = { email: 'noor@company.example' };
  const sent = submit({ form: 'contact', payload });
  const pending = pendingAttempt('contact');
  expect(pending?.payload).toEqual(payload);
  expect(pendingAttempt('signup')).toBeUndefined();

  answer.resolve(Response.json({ success: true, message: '' }));
  expect(await pending?.result).toEqual(await sent);
  expect(pendingAttempt('contact')).toBeUndefined();
});
