import { describe, expect, test } from 'vitest';
import { formSchemas } from './forms/index.ts';
import { contactPath, contactTopics, pagePathSchema, parseContactTopic } from './index.ts';
import { pageGroup } from './vitals.ts';
import { vitalsReportSchema } from './vitals-schema.ts';

const captcha = 'token';
const contact = { firstName: 'Noor', lastName: 'Example', email: 'noor@company.example', message: 'Hello', captcha };
const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

describe('A form', () => {
  test('accepts the payloads of the specification', () => {
    expect(formSchemas.contact.safeParse(contact).success).toBe(true);
    expect(formSchemas.newsletter.safeParse({ email: contact.email, captcha }).success).toBe(true);
    const { message: _, ...names } = contact;
    expect(
      formSchemas.signup.safeParse({ ...names, company: 'Example', phone: '+1 202 555 0142', employees: '500+' })
        .success,
    ).toBe(true);
    expect(
      formSchemas['pricing-expert'].safeParse({
        email: contact.email,
        solution: 'CX 1',
        contactMethod: 'email',
        captcha,
      }).success,
    ).toBe(true);
  });

  test('asks for each required field with a sentence', () => {
    expect(messages(formSchemas.contact.safeParse({ captcha }))).toEqual([
      'Enter your first name.',
      'Enter your last name.',
      'Enter a full address, such as name@company.com.',
      'Write what you need, in a sentence or two.',
    ]);
  });

  test('refuses an unknown field', () => {
    expect(formSchemas.contact.safeParse({ ...contact, admin: true }).success).toBe(false);
  });

  test('does not accept a blank as a name', () => {
    expect(messages(formSchemas.contact.safeParse({ ...contact, firstName: '   ' }))).toEqual([
      'Enter your first name.',
    ]);
  });

  test('requires a phone number only from visitors who want a call', () => {
    const form = { email: contact.email, solution: 'Business', captcha };
    expect(formSchemas['pricing-expert'].safeParse({ ...form, contactMethod: 'email' }).success).toBe(true);
    expect(messages(formSchemas['pricing-expert'].safeParse({ ...form, contactMethod: 'phone' }))).toEqual([
      'Enter the number on which we should call you.',
    ]);
  });

  test('asks for all corrections together', () => {
    expect(
      messages(formSchemas['pricing-expert'].safeParse({ email: 'x', contactMethod: 'phone', captcha })),
    ).toHaveLength(3);
  });

  test('accepts one line without invisible marks as a name, and several lines as a message', () => {
    const ONE_LINE = 'Type this by hand on one line: what was pasted has a line break or an invisible mark.';
    for (const mark of ['\r\nBcc: ', '\n', '\t', '\u2028', '\u202E', '\u2066', '\u200E', '\u200F']) {
      const pasted = `No${mark}or`;
      const names = { firstName: pasted, lastName: pasted, company: pasted };
      expect(messages(formSchemas.contact.safeParse({ ...contact, ...names }))).toEqual(Array(3).fill(ONE_LINE));
      expect(formSchemas.contact.safeParse({ ...contact, message: pasted }).success).toBe(true);
    }
    expect(formSchemas.contact.safeParse({ ...contact, firstName: 'José-María 王' }).success).toBe(true);
  });

  test('removes invisible marks from pasted phone numbers and email addresses', () => {
    const form = { solution: 'Business', contactMethod: 'phone', captcha };
    for (const mark of ['\u202A', '\u200E', '\u200B', '\u2060', '\u00AD', '\uFEFF']) {
      const pasted = { phone: `${mark}+1 202 555 0117${mark}`, email: `${mark}noor@${mark}company.example${mark}` };
      expect(formSchemas['pricing-expert'].parse({ ...form, ...pasted })).toMatchObject({
        phone: '+1 202 555 0117',
        email: contact.email,
      });
    }
  });

  test('removes control characters from messages, which visitors paste with texts and cannot see', () => {
    for (const [pasted, message] of [
      // As in Chromium's PDF viewer for a hyphen at the end of a line, in PowerPoint for a line break, between pages.
      ['tele\u0002phones', 'telephones'],
      ['two\u000blines', 'two\nlines'],
      ['two\u000cpages', 'two\npages'],
      ['\u0000a\u0008b\u001b\u009f', 'ab'],
    ])
      expect(formSchemas.contact.parse({ ...contact, message: pasted }).message).toBe(message);
    expect(formSchemas.contact.safeParse({ ...contact, message: '\u0002 \u0000' }).success).toBe(false);
  });

  test('refuses characters that a store would change', () => {
    expect(formSchemas.contact.safeParse({ ...contact, message: 'a\ud800b' }).success).toBe(false);
    expect(formSchemas.contact.safeParse({ ...contact, message: 'two\nlines\tand 👋 مرحبا' }).success).toBe(true);
  });
});

describe('The topic of a contact address', () => {
  test('is read back from its path', () => {
    for (const topic of Object.keys(contactTopics) as (keyof typeof contactTopics)[]) {
      expect(parseContactTopic(new URL(contactPath(topic), 'http://site').searchParams.get('topic'))).toBe(topic);
    }
  });

  test('is ignored when unknown', () => {
    for (const value of ['unknown', '', 'constructor', null]) expect(parseContactTopic(value)).toBeUndefined();
  });
});

describe('A path', () => {
  test('has one spelling', () => {
    for (const path of ['/', '/pricing', '/solutions/cloud-phone'])
      expect(pagePathSchema.safeParse(path).success, path).toBe(true);
    for (const path of ['', 'pricing', '/pricing/', '//', '/Pricing', '/a b', '/../x', '/a?b']) {
      expect(pagePathSchema.safeParse(path).success, path).toBe(false);
    }
  });

  test('cannot begin with a word reserved for servers', () => {
    for (const path of [
      '/api/contact',
      '/-/ready',
      '/-preview/x',
      '/assets',
      '/remotes/help',
      '/404',
      '/index',
      '/inbox',
      '/unavailable/help',
    ])
      expect(pagePathSchema.safeParse(path).success, path).toBe(false);
    expect(pagePathSchema.safeParse('/api-docs').success).toBe(true);
  });
});

describe('The group of a page in browser reports', () => {
  const isAccepted = (group: string) =>
    vitalsReportSchema.safeParse({ views: [{ remote: 'help', release: '1.0.0', group }] }).success;

  test('is the first segment of its path, cut to the longest name that a report accepts', () => {
    expect(pageGroup('/')).toBe('/');
    expect(pageGroup('/solutions/cloud-phone')).toBe('/solutions');
    expect(isAccepted(pageGroup(`/${'a'.repeat(90)}/b`))).toBe(true);
  });
});
