import { describe, expect, test } from 'vitest';
import { contact } from '../contact/definition.ts';
import type { FormDefinition } from '../form-definition.ts';
import { newsletter } from '../newsletter/definition.ts';
import { pricingExpert } from '../pricing-expert/definition.ts';
import { signup } from '../signup/definition.ts';
import { checkForm, type FieldValues } from './check-form.ts';

const check = (definition: FormDefinition, values: FieldValues, token = 'token') =>
  checkForm(definition, { values, token, elapsedMs: 900 });

const message: FieldValues = {
  firstName: 'Noor',
  lastName: 'Example',
  email: 'noor@company.example',
  company: '',
  teamSize: '',
  message: 'We have 40 users.',
  website: '',
};

const quote: FieldValues = {
  email: 'noor@company.example',
  solution: 'Business',
  contactMethod: 'email',
  phone: '',
  note: '',
};

describe('a form in order', () => {
  test('is sent trimmed, with the captcha and the time it took, without the empty honeypot', () => {
    expect(check(contact, { ...message, firstName: ' Noor ' })).toEqual({
      kind: 'valid',
      payload: {
        firstName: 'Noor',
        lastName: 'Example',
        email: 'noor@company.example',
        company: '',
        teamSize: '',
        message: 'We have 40 users.',
        captcha: 'token',
        elapsedMs: 900,
      },
    });
  });

  test('leaves out what a captcha provider adds to it', () => {
    const result = check(contact, { ...message, 'captcha-response': 'x' });
    expect(result).toMatchObject({ kind: 'valid' });
    expect(result).not.toHaveProperty('payload.captcha-response');
  });

  test('takes the topic along with which the visitor came', () => {
    expect(check(contact, { ...message, topic: 'chat' })).toHaveProperty('payload.topic', 'chat');
  });

  test('betrays the program that filled in the honeypot', () => {
    const filled = { ...message, website: 'https://spam.example' };
    expect(check(contact, filled)).toHaveProperty('payload.website', 'https://spam.example');
  });

  test('still needs the captcha', () => {
    expect(checkForm(contact, { values: message, token: undefined, elapsedMs: 900 })).toEqual({
      kind: 'captcha-missing',
    });
  });
});

describe('a form with mistakes', () => {
  test('names them in the order of its fields, before it asks for the captcha', () => {
    const result = check(contact, { ...message, firstName: ' ', email: 'noor@company', message: '' }, '');
    expect(result.kind === 'invalid' && Object.entries(result.errors)).toEqual([
      ['firstName', 'Enter your first name.'],
      ['email', 'Enter a full address, such as name@company.com.'],
      ['message', 'Write what you need, in a sentence or two.'],
    ]);
  });

  test('asks for a newsletter address that exists', () => {
    expect(check(newsletter, { email: 'noor' })).toEqual({
      kind: 'invalid',
      errors: { email: 'Please enter a valid email address.' },
    });
  });

  test('asks for all six fields of a sign-up', () => {
    const blank = { firstName: '', lastName: '', email: '', company: '', phone: '', employees: '' };
    const result = check(signup, blank);
    expect(result.kind === 'invalid' && Object.keys(result.errors)).toEqual(Object.keys(blank));
  });
});

describe('a visitor who asks for a quote', () => {
  test('by email is not asked for a number, and one typed before is not sent', () => {
    const result = check(pricingExpert, { ...quote, phone: '+971 4' });
    expect(result.kind).toBe('valid');
    expect(result).not.toHaveProperty('payload.phone');
  });

  test('by phone is asked for the number', () => {
    expect(check(pricingExpert, { ...quote, contactMethod: 'phone' })).toHaveProperty(
      'errors.phone',
      'Enter the number on which we should call you.',
    );
  });

  test('has to choose a solution', () => {
    expect(check(pricingExpert, { ...quote, solution: '' })).toHaveProperty(
      'errors.solution',
      'Choose a pricing solution.',
    );
  });
});
