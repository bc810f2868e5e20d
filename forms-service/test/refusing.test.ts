import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startService } from './service.ts';
import { filledIn, visitorAt } from './visitor.ts';

describe('a body that is no form', () => {
  const latin1 = Buffer.from('{"email":"\xe9@lantern.example","captcha":"bypass"}', 'latin1');

  it.each([
    ['cut off', '{"email":'],
    ['empty', ''],
    ['not UTF-8', latin1],
  ])('is refused as unreadable: %s', async (_what, body) => {
    const { address } = await startService();
    const response = await visitorAt(address).post('newsletter', body);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('could not be read')]);
  });

  it.each(['null', '7', '"text"', '[]', '[{}]', '{}', `${'['.repeat(30_000)}${']'.repeat(30_000)}`])(
    'is refused as unfit (%#)',
    async (body) => {
      const { address } = await startService();
      expect((await visitorAt(address).post('newsletter', body)).status).toBe(422);
    },
  );

  it.each([
    ['operators', { email: { $gt: '' } }],
    ['numbers', { message: 5 }],
    ['lists', { firstName: ['Mara'] }],
    ['null', { lastName: null }],
    ['fields of its own', { isAdmin: true }],
    ['operators as names', { $where: 'sleep(1000)' }],
    ['a choice that is none', { teamSize: '12' }],
    ['an address without end', { email: `a@${'b'.repeat(60_000)}.example` }],
    ['half a character', { message: 'broken \ud800 text' }],
    ['a character nobody can see', { message: 'null \u0000 byte' }],
  ])('is refused when it brings %s', async (_what, changes) => {
    const { address, store } = await startService();
    const response = await visitorAt(address).send('contact', changes);
    expect([response.status, await response.text()]).toEqual([422, expect.stringMatching(/^[A-Z][^{}[\]]+\.$/)]);
    expect(await store.list({})).toEqual([]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('cannot reach the prototype through %s', async (name) => {
    const { address, store } = await startService();
    const visitor = visitorAt(address);
    const captcha = await visitor.captcha('newsletter');
    const body = `{"email":"mara@lantern.example","captcha":"${captcha}","${name}":{"polluted":true}}`;
    expect((await visitor.post('newsletter', body)).status).toBe(422);
    expect('polluted' in {}).toBe(false);
    expect(await store.list({})).toEqual([]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'multipart/form-data',
  ])('is refused as %s', async (type) => {
    const { address } = await startService();
    const response = await visitorAt(address).send('contact', {}, { 'content-type': type });
    expect(response.status).toBe(415);
  });

  it('is refused when it is too long, compressed or not', async () => {
    const { address } = await startService();
    const visitor = visitorAt(address);
    const long = JSON.stringify({ ...filledIn.contact, message: 'x'.repeat(70_000) });
    expect((await visitor.post('contact', long)).status).toBe(413);
    const bomb = gzipSync(Buffer.alloc(20_000_000, ' '));
    expect((await visitor.post('contact', bomb, { 'content-encoding': 'gzip' })).status).toBe(413);
    expect((await visitor.post('contact', long.slice(0, 100), { 'content-encoding': 'gzip' })).status).toBe(400);
    expect((await visitor.post('contact', long, { 'content-encoding': 'lzw' })).status).toBe(415);
  });
});

describe('an address that is none', () => {
  it('is not found', async () => {
    const { address } = await startService();
    for (const path of ['/', '/api', '/api/users', '/api/contact/1', '/api/contact%2f', '/%', '/api/%E0%A4%A']) {
      const response = await fetch(address + path);
      expect([path, response.status, await response.text()]).toEqual([path, 404, 'There is nothing at this address.']);
    }
  });

  it('says which methods there are', async () => {
    const { address } = await startService();
    for (const [path, method, allowed] of [
      ['/api/contact', 'GET', 'POST'],
      ['/api/newsletter', 'OPTIONS', 'POST'],
      ['/api/captcha/challenge', 'POST', 'GET, HEAD'],
      ['/livez', 'DELETE', 'GET, HEAD'],
    ]) {
      const response = await fetch(address + path, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
    }
  });
});

describe('a refusal', () => {
  it('is one sentence of plain text', async () => {
    const { address } = await startService();
    const response = await visitorAt(address).send('newsletter', { email: 'nobody' });
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('Please enter a valid email address.');
  });

  it('is a problem document for clients that ask for it', async () => {
    const { address } = await startService();
    const response = await visitorAt(address).send(
      'newsletter',
      { email: 'nobody' },
      { accept: 'application/problem+json' },
    );
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toEqual({
      title: 'Unprocessable Entity',
      status: 422,
      detail: 'Please enter a valid email address.',
    });
  });
});

describe('a page that sends a form', () => {
  const statusFrom = async (headers: Record<string, string>, given: Parameters<typeof startService>[0] = {}) => {
    const { address } = await startService(given);
    const own = headers.origin === 'own' ? { ...headers, origin: address } : headers;
    return (await visitorAt(address).send('contact', {}, own)).status;
  };

  it('may be one of ours, or no page at all', async () => {
    expect(await statusFrom({ origin: 'own', 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await statusFrom({})).toBe(200);
  });

  it('may not be of another site', async () => {
    expect(await statusFrom({ origin: 'https://elsewhere.example' })).toBe(403);
    expect(await statusFrom({ origin: 'null' })).toBe(403);
    expect(await statusFrom({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await statusFrom({ origin: 'http://127.0.0.1:1' })).toBe(403);
  });

  it('may be of a site that the operator names', async () => {
    const origins = ['https://partner.example'];
    expect(await statusFrom({ origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' }, { origins })).toBe(
      200,
    );
  });

  it('may know us under the name that the proxy tells, if there is a proxy', async () => {
    const headers = { origin: 'https://www.example.com', 'x-forwarded-host': 'www.example.com:443' };
    expect(await statusFrom(headers, { trustedHops: 1 })).toBe(200);
    expect(await statusFrom(headers, { trustedHops: 0 })).toBe(403);
  });
});
