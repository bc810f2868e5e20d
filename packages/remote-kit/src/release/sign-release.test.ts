import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifySignature } from '@site/contracts/signature';
import { expect, onTestFinished, test } from 'vitest';
import { signRelease, writeSigningKey } from './sign-release.ts';

test('a team creates a key that only its owner can read, and signs its release with it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'signing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const key = path.join(folder, 'team.key');
  const publicKey = await writeSigningKey(key);
  expect(statSync(key).mode & 0o777).toBe(0o600);
  await expect(writeSigningKey(key)).rejects.toThrow('exists, and a key is never replaced');
  await expect(writeSigningKey(path.join(folder, 'none/team.key'))).rejects.toThrow('cannot (ENOENT)');

  await expect(signRelease(folder, key)).rejects.toThrow('Build the release first');
  writeFileSync(path.join(folder, 'release.json'), '{}');
  await expect(signRelease(folder, path.join(folder, 'other.key'))).rejects.toThrow('cannot be read');
  await expect(signRelease(folder, path.join(folder, 'release.json'))).rejects.toThrow('is no secret key');
  const signature = readFileSync(await signRelease(folder, key), 'utf8');
  expect(Math.abs(Date.now() - verifySignature(Buffer.from('{}'), signature, [publicKey]))).toBeLessThan(60_000);
});
