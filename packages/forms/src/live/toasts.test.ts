import { describe, expect, test } from 'vitest';
import { contact } from '../contact/definition.ts';
import { newsletter } from '../newsletter/definition.ts';
import { pricingExpert } from '../pricing-expert/definition.ts';
import { signup } from '../signup/definition.ts';
import { acceptedWords, failedToast } from './toasts.ts';

const noAnswer = { failure: { message: 'Failed to fetch' } };
const nothing = { failure: { message: '' } };
const unavailable = { failure: { status: 503, message: '503: Try again in a minute.' } };
const refusal = (message: string) => ({ answer: { success: false, message } });

const bad = (title: string, description: string) => ({ title, description, variant: 'destructive' });

describe('a subscriber', () => {
  test('is thanked', () => {
    expect(newsletter.copy.success('Sandline')).toEqual({
      title: 'Successfully subscribed!',
      description: "Thank you for subscribing. You'll receive updates on new features and industry insights.",
    });
  });

  test('reads the same in the toast and in the form, and after a bypassed captcha the next step in the form', () => {
    const message = newsletter.copy.success('Sandline').description;
    const { toast, line } = acceptedWords(newsletter.copy, { brand: 'Sandline', message, isUnchecked: false });
    expect([toast, line]).toEqual([newsletter.copy.success(''), { title: 'Subscribed.', description: message }]);
    const unchecked = acceptedWords(newsletter.copy, { brand: 'Sandline', message, isUnchecked: true });
    expect(unchecked).toEqual({ toast, line: newsletter.copy.sentUnchecked });
  });

  test.each([false, true])('reads that the subscription has to be confirmed first (unchecked: %s)', (isUnchecked) => {
    const message = 'Open the link in our email.';
    const words = { title: 'One more step.', description: message };
    expect(acceptedWords(newsletter.copy, { brand: 'Sandline', message, isUnchecked })).toEqual({
      toast: words,
      line: words,
    });
  });

  test('reads the reason of a failure', () => {
    expect(failedToast(newsletter.copy, unavailable)).toEqual(
      bad('Subscription failed', '503: Try again in a minute.'),
    );
    expect(failedToast(newsletter.copy, noAnswer)).toEqual(bad('Subscription failed', 'Failed to fetch'));
    expect(failedToast(newsletter.copy, nothing)).toEqual(
      bad('Subscription failed', 'Failed to subscribe to newsletter'),
    );
  });
});

describe.each([contact, pricingExpert])('a visitor who writes through $form', ({ copy }) => {
  test('reads when to expect an answer', () => {
    expect(copy.success('Sandline')).toEqual({
      title: 'Message sent successfully!',
      description: "We'll get back to you within 24 hours.",
    });
  });

  test('reads it in the form as well, with or without a message of the service', () => {
    for (const message of ["We'll get back to you within 24 hours.", ''])
      expect(acceptedWords(copy, { brand: 'Sandline', message, isUnchecked: false })).toEqual({
        toast: copy.success('Sandline'),
        line: { title: copy.sent, description: "We'll get back to you within 24 hours." },
      });
  });

  test('reads the message of the service or a request to try again', () => {
    expect(failedToast(copy, unavailable)).toEqual(bad('Error sending message', '503: Try again in a minute.'));
    expect(failedToast(copy, noAnswer)).toEqual(bad('Error sending message', 'Please try again later.'));
  });
});

describe('a visitor who signs up', () => {
  test('is welcomed to the brand of this site', () => {
    expect(signup.copy.success('Sandline')).toEqual({
      title: 'Welcome to Sandline!',
      description: "Your free trial has been activated. We'll send you login details shortly.",
    });
  });

  test('reads the reason of a refusal', () => {
    expect(failedToast(signup.copy, refusal('This address has a trial already.'))).toEqual(
      bad('Signup Failed', 'This address has a trial already.'),
    );
    expect(failedToast(signup.copy, refusal(''))).toEqual(bad('Signup Failed', 'Failed to sign up'));
  });

  test('reads of a lost connection in the words of the browser, or a request to try again', () => {
    expect(failedToast(signup.copy, noAnswer)).toEqual(bad('Signup Failed', 'Failed to fetch'));
    expect(failedToast(signup.copy, nothing)).toEqual(bad('Signup Failed', 'Please try again later.'));
  });
});
