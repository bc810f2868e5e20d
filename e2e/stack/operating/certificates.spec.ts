import { once } from 'node:events';
import { connect } from 'node:http2';
import { expect, test } from 'playwright/test';
import { environment, up, upWith, url } from '../compose.ts';

test.afterEach(async () => {
  await up('--no-build');
});

test('with a name of its own the gateway speaks HTTPS, and sends everybody there', async () => {
  // For this name the gateway signs its certificate itself.
  await upWith({ SITE_DOMAIN: 'localhost' }, '--no-deps', '--no-build', 'gateway');
  const plain = await fetch(url.replace('127.0.0.1', 'localhost'), { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://localhost/']);

  const session = connect(`https://localhost:${environment.HTTPS_PORT}`, { rejectUnauthorized: false });
  const [headers] = await once(session.request({ ':path': '/' }).end(), 'response');
  session.close();
  expect(session.alpnProtocol).toBe('h2');
  expect(headers).toMatchObject({ ':status': 200, 'alt-svc': expect.stringContaining('h3=') });
  expect(headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
  expect(headers).not.toHaveProperty('server');
});
