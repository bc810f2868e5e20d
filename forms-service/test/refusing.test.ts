import { describe, expect, test } from 'vitest';
import { startService } from './service.ts';
import { visitorAt } from './visitor.ts';

describe('an unknown path', () => {
  test('returns 404', async () => {
    const { address } = await startService();
    for (const path of ['/', '/api', '/api/users', '/api/contact/1', '/api/contact%2f', '/%', '/api/%E0%A4%A']) {
      const response = await fetch(address + path);
      expect([path, response.status, await response.text()]).toEqual([path, 404, 'There is nothing at this address.']);
    }
  });

  test('lists the allowed methods', async () => {
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
  test('is one sentence of plain text', async () => {
    const { address } = await startService();
    const response = await visitorAt(address).send('newsletter', { email: 'nobody' });
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('Please enter a valid email address.');
  });

  test('is a problem document for clients that ask for it', async () => {
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

describe('the page that sends a form', () => {
  const statusFrom = async (headers: Record<string, string>, given: Parameters<typeof startService>[0] = {}) => {
    const { address } = await startService(given);
    const own = headers.origin === 'own' ? { ...headers, origin: address } : headers;
    return (await visitorAt(address).send('contact', {}, own)).status;
  };

  test('may be ours or absent', async () => {
    expect(await statusFrom({ origin: 'own', 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await statusFrom({})).toBe(200);
  });

  test('may not be of another site', async () => {
    expect(await statusFrom({ origin: 'https://elsewhere.example' })).toBe(403);
    expect(await statusFrom({ origin: 'null' })).toBe(403);
    expect(await statusFrom({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await statusFrom({ origin: 'http://127.0.0.1:1' })).toBe(403);
  });

  test('may be of a configured site', async () => {
    const origins = ['https://partner.example'];
    expect(await statusFrom({ origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' }, { origins })).toBe(
      200,
    );
  });

  test('may use the host that a proxy forwards, if there is a proxy', async () => {
    const headers = { origin: 'https://www.example.com', 'x-forwarded-host': 'www.example.com:443' };
    expect(await statusFrom(headers, { trustedHops: 1 })).toBe(200);
    expect(await statusFrom(headers, { trustedHops: 0 })).toBe(403);
  });
});
