import { afterEach, expect, test, vi } from 'vitest';
import { pendingAttempt, submit } from './forms-store.ts';

afterEach(() => vi.unstubAllGlobals());

test('whoever opens a form again while it is being sent learns what was sent and what becomes of it', async () => {
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
