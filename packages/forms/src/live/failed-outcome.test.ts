import { describe, expect, test } from 'vitest';
import { contact } from '../contact/definition.ts';
import { signup } from '../signup/definition.ts';
import { failedOutcome } from './failed-outcome.ts';

const failed = (reason: string, canRetry = true) => ({ kind: 'failed', reason, canRetry });
const failure = (message: string, status?: number) => ({ failure: { message, ...(status && { status }) } });

describe('a form that was not accepted', () => {
  test('shows the message of the service without its status', () => {
    expect(failedOutcome(contact.copy, failure('503: Try again in a minute.', 503))).toEqual(
      failed('Try again in a minute.'),
    );
  });

  test('shows the message of the gateway, a line of text', () => {
    expect(failedOutcome(contact.copy, failure('503: Forms cannot be sent right now.\n', 503))).toEqual(
      failed('Forms cannot be sent right now.'),
    );
  });

  test('asks to try again when something other than the service answered', () => {
    expect(failedOutcome(contact.copy, failure('502: Bad Gateway', 502))).toEqual(failed('Please try again later.'));
  });

  test('reports a missing answer without the words of the browser', () => {
    for (const words of ['Failed to fetch', ''])
      expect(failedOutcome(signup.copy, failure(words))).toEqual(failed('We got no answer: check your connection.'));
  });

  test('shows why it was refused and offers no retry', () => {
    const refused = (message: string) => failedOutcome(signup.copy, { answer: { success: false, message } });
    expect(refused('This address has a trial already.')).toEqual(failed('This address has a trial already.', false));
    expect(refused('')).toEqual(failed('Failed to sign up.', false));
  });
});
