import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openEncryptedLink } from '../test-mongo/encrypted-link.ts';
import { useMongo } from '../test-mongo/use-mongo.ts';
import { createAuthority } from './authority.ts';
import { failureOf, leadsWith, startConfigured } from './configured.ts';
import { rowsIn } from './operators/command-line.ts';
import { temporaryFolder } from './service.ts';
import { filledIn, visitorAt } from './visitor.ts';

const HOST = '127.0.0.1';

const { newDatabase } = useMongo();

/** Starts a MongoDB server with TLS and a certificate for a name. */
async function startEncrypted(name = HOST) {
  const authority = await createAuthority();
  const certificate = await authority.issue(name);
  const uri = newDatabase();
  const link = await openEncryptedLink(Number(uri.port || 27_017), uri.hostname, certificate);
  onTestFinished(() => link.close());
  uri.host = `${HOST}:${link.port}`;
  const settingsWith = async (tlsCAFile: string) => {
    const address = new URL(uri);
    for (const [option, value] of Object.entries({ directConnection: 'true', tls: 'true', tlsCAFile }))
      address.searchParams.set(option, value);
    return { MONGODB_URI: address.href, DATA_DIR: await temporaryFolder() };
  };
  return { authority, certificate, link, settingsWith };
}

describe('a MongoDB server with TLS', () => {
  test('stores leads for operators to read', async () => {
    const { authority, link, settingsWith } = await startEncrypted();
    const settings = await settingsWith(authority.caFile);
    const { address } = await startConfigured(settings);
    expect((await visitorAt(address).send('contact')).status).toBe(200);
    expect(await rowsIn(settings)).toMatchObject([{ email: filledIn.contact.email }]);
    expect(link.agreed()).toBeGreaterThan(1);
  });

  test('loses nothing while its certificate is not trusted: visitors are asked to retry', async () => {
    const { authority, certificate, link, settingsWith } = await startEncrypted();
    const settings = await settingsWith(authority.caFile);
    const { address } = await startConfigured(settings);
    const visitor = visitorAt(address);
    expect((await visitor.send('contact')).status).toBe(200);

    link.show(await (await createAuthority()).issue(HOST));
    const before = link.agreed();
    const key = { 'idempotency-key': randomUUID() };
    const body = { ...filledIn.contact, email: 'later@lantern.example', captcha: await visitor.captcha('contact') };
    const again = async () => (await visitor.post('contact', body, key)).status;
    expect(await again()).toBe(503);
    expect(await again()).toBe(503);
    expect(link.agreed()).toBe(before);

    link.show(certificate);
    await expect.poll(again).toBe(200);
    const kept = (await rowsIn(settings)).map(({ email }) => email);
    expect(kept.toSorted()).toEqual(['later@lantern.example', filledIn.contact.email]);
  });
});

describe('one sentence tells an operator', () => {
  const untrusted = /^The certificate of the MongoDB server is not trusted \([A-Z_]+\): [^\n]*tlsCAFile[^\n]*\.$/;

  test('that another authority signed the certificate, before any data is sent', async () => {
    const { link, settingsWith } = await startEncrypted();
    const settings = await settingsWith((await createAuthority()).caFile);
    expect(await failureOf(settings)).toMatch(untrusted);
    const { code, stderr } = await leadsWith(settings, 'list');
    expect([code, stderr.trim()]).toEqual([1, expect.stringMatching(untrusted)]);
    expect(link.agreed()).toBe(0);
  });

  test('that the certificate is for another host', async () => {
    const { authority, link, settingsWith } = await startEncrypted('elsewhere.example');
    expect(await failureOf(await settingsWith(authority.caFile))).toMatch(untrusted);
    expect(link.agreed()).toBe(0);
  });

  test('that the file of the authority cannot be read', async () => {
    const { settingsWith } = await startEncrypted();
    expect(await failureOf(await settingsWith('/no/such/ca.pem'))).toBe(
      'Correct MONGODB_URI: /no/such/ca.pem cannot be read (ENOENT).',
    );
  });
});
