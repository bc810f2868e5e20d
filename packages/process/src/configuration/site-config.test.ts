import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ConfigurationError, readSiteConfig, siteVariables } from '../index.ts';

const settings = {
  brand: 'Lumenary',
  origin: 'https://www.lumenary.example',
  phones: { support: '+1 202 555 0142', whatsapp: '+971 4 555 0142' },
  email: 'hello@lumenary.example',
  address: 'Dubai',
  socials: {
    twitter: 'https://twitter.example/lumenary',
    linkedin: 'https://linkedin.example/lumenary',
    facebook: 'https://facebook.example/lumenary',
    youtube: 'https://youtube.example/lumenary',
  },
  captcha: { script: '/api/captcha/api.js', siteKey: 'self-hosted' },
  signInUrl: '/contact',
};

function fileWith(changes: object): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'site.json');
  writeFileSync(file, JSON.stringify({ ...settings, ...changes }));
  return file;
}

describe('An invalid site configuration', () => {
  test.each(['nonsense', 'http://localhost:abc', 'ftp://www.lumenary.example', 'https://www.lumenary.example/path'])(
    'is refused with an example of an origin instead of %s',
    async (SITE_ORIGIN) => {
      await expect(readSiteConfig(fileWith({}), { SITE_ORIGIN })).rejects.toThrow(
        new ConfigurationError('Set SITE_ORIGIN to something else: must be an origin such as "https://example.com".'),
      );
    },
  );

  test.each(siteVariables)('is reported as a wrong %s, not as a wrong file', async (name) => {
    const config = readSiteConfig(fileWith({}), { [name]: 'x'.repeat(1_000) });
    await (['SITE_CAPTCHA_SCRIPT', 'SITE_CAPTCHA_KEY'].includes(name)
      ? expect(config).resolves.toBeDefined()
      : expect(config).rejects.toThrow(new RegExp(`^Set ${name} to something else: .+\\.$`)));
  });

  test('is reported with the value to correct and the variable that overrides it', async () => {
    const file = fileWith({ origin: 'nonsense' });
    await expect(readSiteConfig(file, {})).rejects.toThrow(
      `Correct "origin" in ${file}, or set SITE_ORIGIN: must be an origin such as "https://example.com".`,
    );
    const other = fileWith({ colour: 'teal' });
    await expect(readSiteConfig(other, {})).rejects.toThrow(`Correct ${other}: Unrecognized key: "colour".`);
  });
});
