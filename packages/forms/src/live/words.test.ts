import { describe, expect, test } from 'vitest';
import { failedToast, sentWords } from './words.ts';

const noAnswer = { failure: { message: 'Failed to fetch' } };
const nothing = { failure: { message: '' } };
const unavailable = { failure: { status: 503, message: '503: Try again in a minute.' } };
const refusal = (message: string) => ({ answer: { success: false, message } });

const bad = (title: string, description: string) => ({ title, description, variant: 'destructive' });

describe('a subscriber', () => {
  test('is thanked', () => {
    expect(sentWords('newsletter', 'Sandline')).toEqual({
      title: 'Successfully subscribed!',
      description: "Thank you for subscribing. You'll receive updates on new features and industry insights.",
    });
  });

  test('learns why it failed', () => {
    expect(failedToast('newsletter', unavailable)).toEqual(bad('Subscription failed', '503: Try again in a minute.'));
    expect(failedToast('newsletter', noAnswer)).toEqual(bad('Subscription failed', 'Failed to fetch'));
    expect(failedToast('newsletter', nothing)).toEqual(bad('Subscription failed', 'Failed to subscribe to newsletter'));
  });
});

describe.each(['contact', 'pricing-expert'] as const)('a visitor who writes through %s', (form) => {
  test('is promised an answer', () => {
    expect(sentWords(form, 'Sandline')).toEqual({
      title: 'Message sent successfully!',
      description: "We'll get back to you within 24 hours.",
    });
  });

  test('learns what the service said, or to try again', () => {
    expect(failedToast(form, unavailable)).toEqual(bad('Error sending message', '503: Try again in a minute.'));
    expect(failedToast(form, noAnswer)).toEqual(bad('Error sending message', 'Please try again later.'));
  });
});

describe('somebody who signs up', () => {
  test('is welcomed to the brand of this site', () => {
    expect(sentWords('signup', 'Sandline')).toEqual({
      title: 'Welcome to Sandline!',
      description: "Your free trial has been activated. We'll send you login details shortly.",
    });
  });

  test('learns why the service refused', () => {
    expect(failedToast('signup', refusal('This address has a trial already.'))).toEqual(
      bad('Signup Failed', 'This address has a trial already.'),
    );
    expect(failedToast('signup', refusal(''))).toEqual(bad('Signup Failed', 'Failed to sign up'));
  });

  test('learns of a lost connection in the words of the browser, or to try again', () => {
    expect(failedToast('signup', noAnswer)).toEqual(bad('Signup Failed', 'Failed to fetch'));
    expect(failedToast('signup', nothing)).toEqual(bad('Signup Failed', 'Please try again later.'));
  });
});
