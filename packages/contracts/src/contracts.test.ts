import { describe, expect, it } from 'vitest';
import { contactSchema, newsletterSchema, pricingExpertSchema, signupSchema } from './forms/index.ts';
import { contactPath, contactTopics, pagePathSchema, parseContactTopic } from './index.ts';

const captcha = 'token';
const contact = { firstName: 'Noor', lastName: 'Example', email: 'noor@company.example', message: 'Hello', captcha };
const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

describe('A form takes exactly what the specification says:', () => {
  it('the payloads of the specification are enough', () => {
    expect(contactSchema.safeParse(contact).success).toBe(true);
    expect(newsletterSchema.safeParse({ email: contact.email, captcha }).success).toBe(true);
    const { message: _, ...names } = contact;
    expect(
      signupSchema.safeParse({ ...names, company: 'Example', phone: '+1 202 555 0142', employees: '500+' }).success,
    ).toBe(true);
    expect(
      pricingExpertSchema.safeParse({ email: contact.email, solution: 'CX 1', contactMethod: 'email', captcha })
        .success,
    ).toBe(true);
  });

  it('each required field is asked for with a sentence', () => {
    expect(messages(contactSchema.safeParse({ captcha }))).toEqual([
      'Enter your first name.',
      'Enter your last name.',
      'Enter a full address, such as name@company.com.',
      'Write what you need, in a sentence or two.',
    ]);
  });

  it('a field it does not know is refused', () => {
    expect(contactSchema.safeParse({ ...contact, admin: true }).success).toBe(false);
  });

  it('a blank is not a name', () => {
    expect(messages(contactSchema.safeParse({ ...contact, firstName: '   ' }))).toEqual(['Enter your first name.']);
  });

  it('a phone number is required only by who wants to be called', () => {
    const form = { email: contact.email, solution: 'Business', captcha };
    expect(pricingExpertSchema.safeParse({ ...form, contactMethod: 'email' }).success).toBe(true);
    expect(messages(pricingExpertSchema.safeParse({ ...form, contactMethod: 'phone' }))).toEqual([
      'Enter the number on which we should call you.',
    ]);
  });

  it('all corrections are asked for at once', () => {
    expect(messages(pricingExpertSchema.safeParse({ email: 'x', contactMethod: 'phone', captcha }))).toHaveLength(3);
  });

  it('characters that a store would change are refused', () => {
    for (const message of ['a\u0000b', 'a\u0008b', 'a\ud800b'])
      expect(contactSchema.safeParse({ ...contact, message }).success).toBe(false);
    expect(contactSchema.safeParse({ ...contact, message: 'two\nlines\tand 👋 مرحبا' }).success).toBe(true);
  });
});

describe('The topic of a contact address', () => {
  it('is read back from the path that was made for it', () => {
    for (const topic of Object.keys(contactTopics) as (keyof typeof contactTopics)[]) {
      expect(parseContactTopic(new URL(contactPath(topic), 'http://site').searchParams.get('topic'))).toBe(topic);
    }
  });

  it('is ignored when it is unknown', () => {
    for (const value of ['unknown', '', 'constructor', null]) expect(parseContactTopic(value)).toBeUndefined();
  });
});

describe('A path', () => {
  it('has one way to be written', () => {
    for (const path of ['/', '/pricing', '/solutions/cloud-phone'])
      expect(pagePathSchema.safeParse(path).success, path).toBe(true);
    for (const path of ['', 'pricing', '/pricing/', '//', '/Pricing', '/a b', '/../x', '/a?b']) {
      expect(pagePathSchema.safeParse(path).success, path).toBe(false);
    }
  });
});
