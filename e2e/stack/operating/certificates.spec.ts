import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connect, type PeerCertificate } from 'node:tls';
import { inProject } from '@site/dev-tools/project-root.ts';
import { expect, test } from 'playwright/test';
import { compose, docker, environment, up, upWith, url } from '../compose.ts';
import { expectConfined } from '../confined.ts';

const DOMAIN = 'site.test';
const origin = `https://127.0.0.1:${environment.HTTPS_PORT}`;
const options = { servername: DOMAIN, rejectUnauthorized: false };

let folder: string;
let operator: NodeJS.ProcessEnv;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'authority-'));
  // The certificate authority's own endpoint uses a certificate of this issuer.
  const authority = await docker('run', '--rm', 'pebble:local', 'cat', '/test/certs/pebble.minica.pem');
  const AUTHORITY_FILE = path.join(folder, 'authority.pem');
  await writeFile(AUTHORITY_FILE, authority, { mode: 0o644 });
  operator = {
    COMPOSE_FILE: `${environment.COMPOSE_FILE}:${inProject('e2e/stack/certificates/compose.yml')}`,
    SITE_DOMAIN: DOMAIN,
    ACME_SERVER: 'https://pebble:14000/dir',
    ACME_EMAIL: 'operator@example.com',
    AUTHORITY_FILE,
  };
  await upWith(operator, '--no-build', '--no-deps', 'pebble', 'gateway', 'certificates');
});

test.afterAll(async () => {
  await up('--no-build', '--remove-orphans');
  await rm(folder, { recursive: true });
});

/** Certificate that a new visitor receives. */
async function shownCertificate(): Promise<PeerCertificate> {
  const socket = connect({ host: '127.0.0.1', port: Number(environment.HTTPS_PORT), ...options });
  await once(socket, 'secureConnect');
  const certificate = socket.getPeerCertificate();
  socket.destroy();
  return certificate;
}

async function getBy(session: ClientHttp2Session, address: string) {
  const request = session.request({ ':path': address }).end();
  const [[headers], content] = await Promise.all([once(request, 'response'), buffer(request)]);
  return { headers, content };
}

test('the gateway of a named host serves HTTPS and redirects all requests to it', async () => {
  const plain = await fetch(`${url}/pricing?plan=pro`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([308, `https://${DOMAIN}/pricing?plan=pro`]);

  const session = connectHttp2(origin, options);
  const { headers } = await getBy(session, '/');
  session.close();
  expect(session.alpnProtocol).toBe('h2');
  expect(headers).toMatchObject({ ':status': 200, 'alt-svc': expect.stringContaining('h3=') });
  expect(headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000', server: 'nginx' });
});

/** Sends a request over HTTP/3. @returns the output of curl */
function askByHttp3(address: string, ...options: string[]): Promise<string> {
  const request = ['--http3-only', '--insecure', '--silent', '--resolve', `${DOMAIN}:443:127.0.0.1`];
  return compose('exec', '--no-TTY', 'gateway', 'curl', ...request, ...options, `https://${DOMAIN}${address}`);
}
const answered = ['--output', '/dev/null', '--write-out', '%{http_version} %{http_code}'];

test('an HTTP/3 client receives a page over HTTP/3', async () => {
  expect(await askByHttp3('/pricing', ...answered)).toBe('3 200');
});

test('an HTTP/3 client submits forms over HTTP/3', async () => {
  expect(await askByHttp3('/api/captcha/challenge?form=contact', ...answered)).toBe('3 200');
  const headers = ['--header', 'content-type: application/json', '--header', `origin: https://${DOMAIN}`];
  expect(await askByHttp3('/api/contact', ...headers, '--data', '{}')).toContain('Enter your first name.');
});

test('the certificate is issued and renewed automatically without closing connections', async () => {
  const first = await shownCertificate();
  expect(first.subjectaltname).toBe(`DNS:${DOMAIN}`);
  expect(first.issuer.CN).toMatch(/^Pebble Intermediate/);

  const session = connectHttp2(origin, options);
  const before = await getBy(session, '/');
  const serial = async () => (await shownCertificate()).serialNumber;
  await expect.poll(serial, { timeout: 60_000 }).not.toBe(first.serialNumber);
  const after = await getBy(session, '/');
  expect(after.content).toEqual(before.content);
  session.close();
});

test('the gateway exports the expiry of the certificate', async () => {
  const figures = () => compose('exec', '--no-TTY', 'gateway', 'curl', '--silent', 'http://127.0.0.1:9113/metrics');
  const expiry = async () =>
    Number(/^site_gateway_certificate_end_timestamp_seconds (\d+)$/m.exec(await figures())?.[1]);
  // Another certificate may have been obtained in between.
  const difference = async () => (await expiry()) - Date.parse((await shownCertificate()).valid_to) / 1_000;
  await expect.poll(difference).toBe(0);
});

test('the certificate client is confined, and only the gateway can read the key', async () => {
  await expectConfined('certificates');
  const modes = await compose('exec', '--no-TTY', 'gateway', 'stat', '-c', '%a', `/certificates/live/${DOMAIN}.pem`);
  expect(modes.trim()).toBe('600');
});
