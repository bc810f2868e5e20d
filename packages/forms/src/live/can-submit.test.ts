import { describe, expect, test } from 'vitest';
import { contact } from '../contact/definition.ts';
import { newsletter } from '../newsletter/definition.ts';
import { pricingExpert } from '../pricing-expert/definition.ts';
import { signup } from '../signup/definition.ts';
import { canSubmit } from './can-submit.ts';

describe('the button', () => {
  test('of the newsletter is disabled without an email and a token', () => {
    expect(canSubmit(newsletter, { hasEmail: true })).toBe(false);
    expect(canSubmit(newsletter, { hasToken: true })).toBe(false);
    expect(canSubmit(newsletter, { hasToken: true, hasEmail: true })).toBe(true);
  });

  test('of the sign-up is disabled without a token', () => {
    expect(canSubmit(signup, { hasEmail: true })).toBe(false);
    expect(canSubmit(signup, { hasToken: true })).toBe(true);
  });

  test.each([contact, pricingExpert])('of $form is enabled without a token', (form) => {
    expect(canSubmit(form, {})).toBe(true);
  });

  test.each([newsletter, contact, signup, pricingExpert])('of $form is disabled while the form is sent', (form) => {
    expect(canSubmit(form, { isPending: true, hasToken: true, hasEmail: true })).toBe(false);
  });
});
