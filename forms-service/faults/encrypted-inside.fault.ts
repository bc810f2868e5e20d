import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer as createSpy } from 'node:https';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAuthority, type Issued } from '../test/authority.ts';
import { colleagueAt } from '../test/colleague.ts';
import { feedLeads, startConfigured } from '../test/configured.ts';
import { rowsIn } from '../test/operators/command-line.ts';
import { temporaryFolder } from '../test/service.ts';
import { visitorAt } from '../test/visitor.ts';
import { failureOfGateway, startGateway } from './gateway.ts';

const NAME = 'forms-service';
const EMAIL = 'canary@lantern.example';
const PASSWORD = 'correct horse battery';

/** A man in the middle that records everything the gateway sends. */
async function startEavesdropper(to: number) {
  const heard: Buffer[] = [];
  const server = createServer((client) => {
    const service = connect(to, '127.0.0.1');
    client.on('data', (bytes: Buffer) => void heard.push(bytes));
    client.pipe(service).pipe(client);
    for (const socket of [client, service]) socket.on('error', () => socket.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, heard: () => Buffer.concat(heard).toString('latin1') };
}

const settingsOf = ({ certFile, keyFile }: Issued) => ({ FORMS_TLS_CERT_FILE: certFile, FORMS_TLS_KEY_FILE: keyFile });

const TRUSTED = { TRUST_PROXY_HOPS: '1' };

describe('a gateway that encrypts', () => {
  it('forwards submissions unreadable to others on the network', async () => {
    const authority = await createAuthority();
    const service = await startConfigured({ ...TRUSTED, ...settingsOf(await authority.issue(NAME)) });
    const eavesdropper = await startEavesdropper(service.port);
    const environment = { FORMS_TLS_CA: authority.caFile };
    const { url } = await startGateway('gateway', { formsPort: eavesdropper.port, environment });
    expect((await visitorAt(url).send('contact', { email: EMAIL })).status).toBe(200);
    expect(await rowsIn({ DATA_DIR: service.dataDir })).toMatchObject([{ email: EMAIL }]);
    expect(eavesdropper.heard()).toContain(NAME);
    expect(eavesdropper.heard()).not.toMatch(/canary|HTTP\/1/);
  });

  it('sends nothing to an unverified service, and tells visitors to retry', async ({ annotate }) => {
    const [authority, stranger] = [await createAuthority(), await createAuthority()];
    const environment = { FORMS_TLS_CA: authority.caFile };
    const unproved = {
      'a certificate of another authority': settingsOf(await stranger.issue(NAME)),
      'a certificate of another service': settingsOf(await authority.issue('mongo')),
      'no certificate': {},
    };
    const outcomes = Object.entries(unproved).map(async ([what, settings]) => {
      const service = await startConfigured({ ...TRUSTED, ...settings });
      const eavesdropper = await startEavesdropper(service.port);
      const { url } = await startGateway('gateway', { formsPort: eavesdropper.port, environment });
      const started = performance.now();
      const { status, headers } = await visitorAt(url).post('contact', { email: EMAIL, captcha: 'none' });
      await annotate(`${what}: ${status} after ${((performance.now() - started) / 1_000).toFixed(1)} s`);
      expect([status, headers.get('retry-after')], what).toEqual([503, '30']);
      expect(eavesdropper.heard(), what).not.toMatch(/canary|HTTP\/1/);
      expect(service.lines.join(''), what).not.toContain('/api/contact');
    });
    await Promise.all(outcomes);
  });

  it('never forwards visitors to an impostor among the instances', async () => {
    const [authority, stranger] = [await createAuthority(), await createAuthority()];
    const { port, dataDir } = await startConfigured({ ...TRUSTED, ...settingsOf(await authority.issue(NAME)) });
    const requests: (string | undefined)[] = [];
    const { cert, key } = await stranger.issue(NAME);
    const impostor = createSpy({ cert, key }, ({ url }, response) => {
      requests.push(url);
      response.end();
    });
    await once(impostor.listen(port, '127.0.0.2'), 'listening');
    onTestFinished(() => void impostor.close());
    const environment = { FORMS_TLS_CA: authority.caFile };
    const { url } = await startGateway('gateway', {
      formsPort: port,
      addresses: ['127.0.0.2', '127.0.0.1'],
      environment,
    });
    const visitor = visitorAt(url);
    const people = Array.from({ length: 8 }, (_, index) => ({ email: `${index}@lantern.example` }));
    for (const person of people) expect((await visitor.send('contact', person)).status).toBe(200);
    expect(await rowsIn({ DATA_DIR: dataDir })).toHaveLength(people.length);
    expect(requests).toEqual([]);
  });

  it('trusts the old and the new authority during rotation', async () => {
    const [former, next] = [await createAuthority(), await createAuthority()];
    const FORMS_TLS_CA = path.join(await temporaryFolder(), 'both.pem');
    await writeFile(FORMS_TLS_CA, former.ca + next.ca);
    for (const authority of [former, next]) {
      const { port } = await startConfigured({ ...TRUSTED, ...settingsOf(await authority.issue(NAME)) });
      const { url } = await startGateway('gateway', { formsPort: port, environment: { FORMS_TLS_CA } });
      expect((await visitorAt(url).send('contact')).status).toBe(200);
    }
  });
});

describe.each(['gateway', 'operations'] as const)('%s', (part) => {
  it.each(['no/such/file', '/dev/null', 'a;b'])('does not start with %s as authority file', async (file) => {
    const environment = { FORMS_TLS_CA: file };
    const { code, words } = await failureOfGateway(part, { formsPort: 1, environment });
    expect(words).toMatch(/^FORMS_TLS_CA: [^\n]*\.\n$/);
    expect(code).toBe(1);
  });
});

/** A service with the gateway settings for it. */
async function startPair(isEncrypted: boolean, settings: Record<string, string> = {}) {
  const authority = await createAuthority();
  const own = isEncrypted ? settingsOf(await authority.issue(NAME)) : {};
  const { port: formsPort } = await startConfigured({ ...TRUSTED, ...settings, ...own });
  const environment: Record<string, string> = isEncrypted ? { FORMS_TLS_CA: authority.caFile } : {};
  return { formsPort, environment };
}

describe.each([
  ['encrypted', true],
  ['plain', false],
])('with a connection to forms-service that is %s', (_way, isEncrypted) => {
  it('visitors send every form', async () => {
    const { url } = await startGateway('gateway', await startPair(isEncrypted));
    for (const form of ['newsletter', 'contact', 'signup', 'pricing-expert'] as const)
      expect((await visitorAt(url).send(form)).status, form).toBe(200);
  });

  it('the team answers leads through the operations port, where the shell reads metrics', async () => {
    const { stdout: INBOX_USERS } = await feedLeads(`${PASSWORD}\n`, 'inbox-user', 'ada');
    const { url, figures } = await startGateway('operations', await startPair(isEncrypted, { INBOX_USERS }));
    const ada = colleagueAt(url);
    const { status, headers } = await ada.signIn('ada', PASSWORD);
    expect(status).toBe(303);
    // A browser on plain HTTP would not send it back.
    expect(headers['set-cookie']?.[0]).not.toContain('Secure');
    expect((await ada.go('/inbox/')).status).toBe(200);
    expect(await (await fetch(`${figures}/metrics`)).text()).toContain('forms_');
  });
});
