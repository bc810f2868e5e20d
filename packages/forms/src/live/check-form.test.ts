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

describe('a valid form', () => {
  test('is sent trimmed, with token and elapsed time, without the empty honeypot', () => {
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

  test('omits fields added by a captcha provider', () => {
    const result = check(contact, { ...message, 'captcha-response': 'x' });
    expect(result).toMatchObject({ kind: 'valid' });
    expect(result).not.toHaveProperty('payload.captcha-response');
  });

  test('includes the topic of the address', () => {
    expect(check(contact, { ...message, topic: 'chat' })).toHaveProperty('payload.topic', 'chat');
  });

  test('includes a honeypot that was filled in', () => {
    const filled = { ...message, website: 'https://spam.example' };
    expect(check(contact, filled)).toHaveProperty('payload.website', 'https://spam.example');
  });

  test('requires the captcha', () => {
    expect(checkForm(contact, { values: message, token: undefined, elapsedMs: 900 })).toEqual({
      kind: 'captcha-missing',
    });
  });
});

describe('a form with mistakes', () => {
  test('reports them in the order of its fields, before the captcha', () => {
    const result = check(contact, { ...message, firstName: ' ', email: 'noor@company', message: '' }, '');
    expect(result.kind === 'invalid' && Object.entries(result.errors)).toEqual([
      ['firstName', 'Enter your first name.'],
      ['email', 'Enter a full address, such as name@company.com.'],
      ['message', 'Write what you need, in a sentence or two.'],
    ]);
  });

  test('asks for a valid newsletter address', () => {
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

describe('a request for a quote', () => {
  test('by email needs no phone number and omits one that was entered before', () => {
    const result = check(pricingExpert, { ...quote, phone: '+971 4' });
    expect(result.kind).toBe('valid');
    expect(result).not.toHaveProperty('payload.phone');
  });

  test('by phone needs a phone number', () => {
    expect(check(pricingExpert, { ...quote, contactMethod: 'phone' })).toHaveProperty(
      'errors.phone',
      'Enter the number on which we should call you.',
    );
  });

  test('needs a solution', () => {
    expect(check(pricingExpert, { ...quote, solution: '' })).toHaveProperty(
      'errors.solution',
      'Choose a pricing solution.',
    );
  });
});
