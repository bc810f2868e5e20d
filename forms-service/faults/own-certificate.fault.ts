import { once } from 'node:events';
import { request } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { createLimitedServer, listen } from '@site/process';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createAuthority } from '../test/authority.ts';
import { failureOf, startConfigured } from '../test/configured.ts';
import { runProbe } from '../test/process.ts';

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
  test('serves only clients that trust its authority', async () => {
    const { port, authority, lines } = await startEncrypted();
    expect(await ask(port, authority.ca, '/livez')).toMatchObject({ status: 200 });
    const stranger = await createAuthority();
    await expect(ask(port, stranger.ca, '/livez')).rejects.toThrow(/certificate/);
    expect(lines.join('')).toContain('"speaks":"https"');
  });

  test('exports the expiry of the certificate', async () => {
    const { port, authority } = await startEncrypted();
    const { body } = await ask(port, authority.ca, '/metrics');
    const [, end] = /^forms_certificate_end_timestamp_seconds (\S+)$/m.exec(body) ?? [];
    // authority.ts issues certificates for two days.
    expect(Number(end)).toBeCloseTo(Date.now() / 1_000 + 2 * 86_400, -2);
  });

  test('refuses plain text and obsolete TLS versions', async () => {
    const { port, address, authority } = await startEncrypted();
    await expect(fetch(`${address}/livez`)).rejects.toThrow();
    // Even if its library still supports them.
    const former = { maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    const socket = connect({ host: HOST, port, ca: authority.ca, ...former });
    await expect(once(socket, 'secureConnect')).rejects.toThrow(/version/i);
  });

  test('completes pending requests on stop', async () => {
    const { port, authority, stop } = await startEncrypted();
    const socket = connect({ host: HOST, port, ca: authority.ca });
    await once(socket, 'secureConnect');
    socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [answer] = await Promise.all([text(socket), stop()]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*Connection: close/s);
  });

  test('disconnects clients without a TLS handshake', async () => {
    const { cert, key } = await (await createAuthority()).issue(HOST);
    const timeouts = { headers: 100, request: 200, idle: 200, keepAlive: 10_000 };
    const server = createLimitedServer(() => undefined, 10, { certificate: { cert, key }, timeouts });
    onTestFinished(() => void server.close());
    const port = await listen(server, { port: 0, host: HOST }, { port: 'FORMS_PORT', host: 'FORMS_HOST' });
    const silent = connectPlain(port, HOST).resume();
    await once(silent, 'close');
  });

  test('passes the health check of its container, as does one without a certificate', async () => {
    const { port, stop } = await startEncrypted();
    expect(await runProbe(port)).toBe(0);
    await stop();
    expect(await runProbe(port)).toBe(1);
    expect(await runProbe((await startConfigured()).port)).toBe(0);
  });
});

describe('an operator who configures a certificate', () => {
  test('gets one sentence about a missing key or certificate', async () => {
    const { cert, key } = await (await createAuthority()).issue(HOST);
    expect(await failureOf({ FORMS_TLS_CERT: cert })).toMatch(/^Set FORMS_TLS_KEY .*\.$/);
    expect(await failureOf({ FORMS_TLS_KEY: key })).toMatch(/^Set FORMS_TLS_CERT .*\.$/);
  });

  test('is told that the two do not match, without their contents', async () => {
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
