import { describe, expect, test } from 'vitest';
import { canSubmit } from './can-submit.ts';

describe('the button', () => {
  test('of the newsletter waits for an email and for the captcha', () => {
    expect(canSubmit('newsletter', { hasEmail: true })).toBe(false);
    expect(canSubmit('newsletter', { hasToken: true })).toBe(false);
    expect(canSubmit('newsletter', { hasToken: true, hasEmail: true })).toBe(true);
  });

  test('of the sign-up waits for the captcha', () => {
    expect(canSubmit('signup', { hasEmail: true })).toBe(false);
    expect(canSubmit('signup', { hasToken: true })).toBe(true);
  });

  test.each(['contact', 'pricing-expert'] as const)('of %s can be pressed without a captcha', (form) => {
    expect(canSubmit(form, {})).toBe(true);
  });

  test.each(['newsletter', 'contact', 'signup', 'pricing-expert'] as const)('of %s rests while it is sent', (form) => {
    expect(canSubmit(form, { isPending: true, hasToken: true, hasEmail: true })).toBe(false);
  });
});
