import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSigningKey, SIGNATURE_FILE, signContent } from '@site/contracts/signature';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { RemoteFolder } from '../testing/remote-folder.ts';
import { siteCommand } from '../testing/site-command.ts';
import { TestShell } from '../testing/test-shell.ts';
import { openReleaseTrust } from './release-trust.ts';

const TOKEN = 'team-token-with-enough-letters';
const MINUTE = 60_000;

const team = createSigningKey();
const nextKey = createSigningKey();
const stranger = createSigningKey();

let shell: TestShell;
/** Build folder of the team. */
let dist: RemoteFolder;
let clock: number;

beforeEach(() => {
  shell = new TestShell();
  dist = new RemoteFolder();
  clock = Date.now() - 60 * MINUTE;
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
});

afterEach(async () => {
  dist.remove();
  await shell.dispose();
});

/** Starts a shell with public keys for the sales team. */
function start(...publicKeys: string[]): Promise<void> {
  const sales = { source: shell.sales.path, paths: ['/'], publicKeys };
  const help = { source: shell.help.path, paths: ['/help'] };
  const tokens = [{ name: 'sales ci', token: TOKEN, remotes: ['sales'] }];
  return shell.start({
    REMOTES_FILE: shell.write('signed.json', JSON.stringify({ sales, help })),
    TEAM_TOKENS_FILE: shell.write('tokens.json', JSON.stringify({ tokens })),
  });
}

/** Writes a release to a folder and signs it a minute after the previous one. */
function publish(version: string, { key = team, into = shell.sales } = {}): string {
  const release = into.publish({ name: 'sales', version, pages: [{ path: '/' }] });
  clock += MINUTE;
  const text = JSON.stringify(release);
  into.write(SIGNATURE_FILE, signContent(Buffer.from(text), key.secretKey, clock));
  return text;
}

const live = async () => (await shell.report()).releases.sales?.version;
const refusal = async () => (await shell.refresh()).refused.find(({ remote }) => remote === 'sales')?.reason;
const push = () => siteCommand(shell, ['push', 'sales', dist.path], TOKEN);

describe('A remote with a public key', () => {
  test('accepts releases signed by its team and no others', async () => {
    publish('1.0.0');
    await start(team.publicKey);
    expect(await live()).toBe('1.0.0');

    shell.sales.publish({ name: 'sales', version: '2.0.0', pages: [{ path: '/' }] });
    expect(await refusal()).toContain('is not what was signed');
    shell.sales.remove(SIGNATURE_FILE);
    shell.sales.publish({ name: 'sales', version: '2.0.1', pages: [{ path: '/' }] });
    expect(await refusal()).toBe('The release is not signed: there is no release.json.minisig next to release.json.');
    publish('2.0.2', { key: stranger });
    expect(await refusal()).toContain('a key that the registry does not name');
    expect(await live()).toBe('1.0.0');

    publish('2.0.3');
    expect(await refusal()).toBeUndefined();
    expect(await live()).toBe('2.0.3');
  });

  test('rejects a replayed former release, but accepts it when signed again', async () => {
    const former = publish('1.0.0');
    const formerSignature = signContent(Buffer.from(former), team.secretKey, clock);
    await start(team.publicKey);
    publish('2.0.0');
    await shell.refresh();
    expect(await live()).toBe('2.0.0');

    shell.sales.publish({ name: 'sales', version: '1.0.0', pages: [{ path: '/' }] });
    shell.sales.write(SIGNATURE_FILE, formerSignature);
    // The shell has stored this superseded release and therefore does not report it.
    expect(await refusal()).toBeUndefined();
    expect(await live()).toBe('2.0.0');

    publish('1.0.0');
    expect(await refusal()).toBeUndefined();
    expect(await live()).toBe('1.0.0');

    shell.sales.publish({ name: 'sales', version: '0.9.0', pages: [{ path: '/' }] });
    clock -= 10 * MINUTE;
    publish('0.9.0');
    expect(await refusal()).toContain('sign it again to return to it');
    clock = Date.now() + 20 * MINUTE;
    publish('3.0.0');
    expect(await refusal()).toContain('signed in the future');
  });

  test('rotates its key by listing two, and keeps the live release when a key is first added', async () => {
    shell.sales.publish({ name: 'sales', version: '1.0.0', pages: [{ path: '/' }] });
    await start();
    expect(await live()).toBe('1.0.0');
    await shell.stop();
    await start(team.publicKey, nextKey.publicKey);
    expect(await live()).toBe('1.0.0');
    publish('2.0.0', { key: nextKey });
    await shell.refresh();
    expect(await live()).toBe('2.0.0');
  });

  test('is pushed with the signature file of its release', async () => {
    publish('1.0.0');
    await start(team.publicKey);
    dist.publish({ name: 'sales', version: '2.0.0', pages: [{ path: '/' }] });
    expect(await push()).toMatchObject({ code: 1, stderr: expect.stringContaining('The release is not signed') });
    publish('2.0.0', { key: stranger, into: dist });
    expect(await push()).toMatchObject({ code: 1, stderr: expect.stringContaining('does not name') });
    publish('2.0.0', { into: dist });
    expect(await push()).toMatchObject({ code: 0 });
    await shell.stop();
    await start(team.publicKey);
    expect((await shell.status()).releases.sales).toMatchObject({ version: '2.0.0', by: 'sales ci' });
    expect((await shell.status()).refused).toEqual([]);
  });
});

test('rejects signed releases while the time of the newest signature is unreadable, since they might be older', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trust-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const trust = await openReleaseTrust(folder);
  symlinkSync('sales.json', path.join(folder, 'sales.json'));
  const remote = { name: 'sales', publicKeys: [team.publicKey] };
  const signature = async () => signContent(Buffer.from('{}'), team.secretKey, clock);
  await expect(trust.check(remote, '{}', signature)).rejects.toThrow('ELOOP');
});
