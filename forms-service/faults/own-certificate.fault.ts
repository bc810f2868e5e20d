import { once } from 'node:events';
import { request } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { createLimitedServer, listen } from '@site/process';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createAuthority } from '../test/authority.ts';
import { failureOf, runProbe, startConfigured } from '../test/process.ts';

const HOST = '127.0.0.1';

async function startEncrypted() {
  const authority = await createAuthority();
  const { certFile, keyFile } = await authority.issue(HOST);
  const service = await startConfigured({ FORMS_TLS_CERT_FILE: certFile, FORMS_TLS_KEY_FILE: keyFile });
  return { ...service, authority };
}

async function ask(port: number, ca: string, path: string) {
  const sent = request({ host: HOST, port, ca, path, agent: false }).end();
  const [response] = await once(sent, 'response');
  return { status: response.statusCode as number, body: await text(response) };
}

describe('a service with a certificate', () => {
  test('answers clients who trust its authority, and no others', async () => {
    const { port, authority, lines } = await startEncrypted();
    expect(await ask(port, authority.ca, '/livez')).toMatchObject({ status: 200 });
    const stranger = await createAuthority();
    await expect(ask(port, stranger.ca, '/livez')).rejects.toThrow(/certificate/);
    expect(lines.join('')).toContain('"speaks":"https"');
  });

  test('tells in its metrics when that ends', async () => {
    const { port, authority } = await startEncrypted();
    const { body } = await ask(port, authority.ca, '/metrics');
    const [, end] = /^forms_certificate_end_timestamp_seconds (\S+)$/m.exec(body) ?? [];
    // Two days, as authority.ts makes them.
    expect(Number(end)).toBeCloseTo(Date.now() / 1_000 + 2 * 86_400, -2);
  });

  test('says nothing to who does not encrypt, or only as it was done in former times', async () => {
    const { port, address, authority } = await startEncrypted();
    await expect(fetch(`${address}/livez`)).rejects.toThrow();
    // Even where its library would still do it.
    const former = { maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    const socket = connect({ host: HOST, port, ca: authority.ca, ...former });
    await expect(once(socket, 'secureConnect')).rejects.toThrow(/version/i);
  });

  test('answers what it has been sent when it is stopped', async () => {
    const { port, authority, stop } = await startEncrypted();
    const socket = connect({ host: HOST, port, ca: authority.ca });
    await once(socket, 'secureConnect');
    socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [answer] = await Promise.all([text(socket), stop()]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*Connection: close/s);
  });

  test('cuts off who connects and never begins to encrypt', async () => {
    const { cert, key } = await (await createAuthority()).issue(HOST);
    const timeouts = { headers: 100, request: 200, idle: 200, keepAlive: 10_000 };
    const server = createLimitedServer(() => undefined, 10, { certificate: { cert, key }, timeouts });
    onTestFinished(() => void server.close());
    const port = await listen(server, { port: 0, host: HOST }, { port: 'FORMS_PORT', host: 'FORMS_HOST' });
    const silent = connectPlain(port, HOST).resume();
    await once(silent, 'close');
  });

  test('is found well by the health check of its container, and so is one without', async () => {
    const { port, stop } = await startEncrypted();
    expect(await runProbe(port)).toBe(0);
    await stop();
    expect(await runProbe(port)).toBe(1);
    expect(await runProbe((await startConfigured()).port)).toBe(0);
  });
});

describe('an operator who gives a certificate', () => {
  test('is told in one sentence that its key is missing, or the other way round', async () => {
    const { cert, key } = await (await createAuthority()).issue(HOST);
    expect(await failureOf({ FORMS_TLS_CERT: cert })).toMatch(/^Set FORMS_TLS_KEY .*\.$/);
    expect(await failureOf({ FORMS_TLS_KEY: key })).toMatch(/^Set FORMS_TLS_CERT .*\.$/);
  });

  test('is told that the two are no pair, without a word of what they are', async () => {
    const authority = await createAuthority();
    const [one, other] = [await authority.issue(HOST), await authority.issue(HOST)];
    for (const given of [
      { FORMS_TLS_CERT: one.cert, FORMS_TLS_KEY: other.key },
      { FORMS_TLS_CERT: one.key, FORMS_TLS_KEY: one.cert },
      { FORMS_TLS_CERT: one.cert, FORMS_TLS_KEY: 'nonsense' },
    ])
      expect(await failureOf(given)).toMatch(/^Correct FORMS_TLS_CERT and FORMS_TLS_KEY: [^\n-]*\.$/);
  });
});
