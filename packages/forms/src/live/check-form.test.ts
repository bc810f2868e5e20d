import { describe, expect, test } from 'vitest';
import { checkForm, type FieldValues } from './check-form.ts';

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
    expect(checkForm('contact', { ...message, firstName: ' Noor ' }, 'token', 900)).toEqual({
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
    const result = checkForm('contact', { ...message, 'captcha-response': 'x' }, 'token', 900);
    expect(result).toMatchObject({ kind: 'valid' });
    expect(result).not.toHaveProperty('payload.captcha-response');
  });

  test('takes the topic along with which the visitor came', () => {
    expect(checkForm('contact', { ...message, topic: 'chat' }, 'token', 900)).toHaveProperty('payload.topic', 'chat');
  });

  test('betrays the program that filled in the honeypot', () => {
    const filled = { ...message, website: 'https://spam.example' };
    expect(checkForm('contact', filled, 'token', 900)).toHaveProperty('payload.website', 'https://spam.example');
  });

  test('still needs the captcha', () => {
    expect(checkForm('contact', message, undefined, 900)).toEqual({ kind: 'captcha-missing' });
  });
});

describe('a form with mistakes', () => {
  test('names them in the order of its fields, before it asks for the captcha', () => {
    const result = checkForm('contact', { ...message, firstName: ' ', email: 'noor@company', message: '' }, '', 900);
    expect(result.kind === 'invalid' && Object.entries(result.errors)).toEqual([
      ['firstName', 'Enter your first name.'],
      ['email', 'Enter a full address, such as name@company.com.'],
      ['message', 'Write what you need, in a sentence or two.'],
    ]);
  });

  test('asks for a newsletter address that exists', () => {
    expect(checkForm('newsletter', { email: 'noor' }, 'token', 900)).toEqual({
      kind: 'invalid',
      errors: { email: 'Please enter a valid email address.' },
    });
  });

  test('asks for all six fields of a sign-up', () => {
    const blank = { firstName: '', lastName: '', email: '', company: '', phone: '', employees: '' };
    const result = checkForm('signup', blank, 'token', 900);
    expect(result.kind === 'invalid' && Object.keys(result.errors)).toEqual(Object.keys(blank));
  });
});

describe('a visitor who asks for a quote', () => {
  test('by email is not asked for a number, and one typed before is not sent', () => {
    const result = checkForm('pricing-expert', { ...quote, phone: '+971 4' }, 'token', 900);
    expect(result.kind).toBe('valid');
    expect(result).not.toHaveProperty('payload.phone');
  });

  test('by phone is asked for the number', () => {
    expect(checkForm('pricing-expert', { ...quote, contactMethod: 'phone' }, 'token', 900)).toHaveProperty(
      'errors.phone',
      'Enter the number on which we should call you.',
    );
  });

  test('has to choose a solution', () => {
    expect(checkForm('pricing-expert', { ...quote, solution: '' }, 'token', 900)).toHaveProperty(
      'errors.solution',
      'Choose a pricing solution.',
    );
  });
});
