import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError } from '@site/process';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/service.ts';
import { loadOrCreateSecret } from './load-or-create-secret.ts';

test('creates a complete secret once, readable by this user only, and no other file', async () => {
  const dataDir = path.join(await temporaryFolder(), 'new');
  const secret = loadOrCreateSecret(dataDir, 'erasure-secret');
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(loadOrCreateSecret(dataDir, 'erasure-secret')).toBe(secret);
  const file = path.join(dataDir, 'erasure-secret');
  expect([await readFile(file, 'utf8'), (await stat(file)).mode & 0o777]).toEqual([secret, 0o600]);
  expect(await readdir(dataDir)).toEqual(['erasure-secret']);
});

test.each(['', 'x'.repeat(31)])('names the file without a complete secret (%#)', async (content) => {
  const dataDir = await temporaryFolder();
  const file = path.join(dataDir, 'captcha-secret');
  await writeFile(file, content);
  const sentence = `${file} holds no complete secret: remove it and start again to create a new one.`;
  expect(() => loadOrCreateSecret(dataDir, 'captcha-secret')).toThrow(new ConfigurationError(sentence));
});
