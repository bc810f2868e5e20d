import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigurationError, readSiteConfig } from '@site/process';
import { afterAll, describe, expect, test } from 'vitest';
import { readEnvironment } from './env.ts';
import { readRegistry } from './registry/read-registry.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'config-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  const target = path.join(folder, name);
  writeFileSync(target, content);
  return target;
}

const site = path.join(import.meta.dirname, '../site.json');

describe('One sentence explains an invalid configuration:', () => {
  test('a variable with an invalid value', () => {
    expect(() => readEnvironment({ PORT: 'eighty' })).toThrow(/^Set PORT to something else: .+\.$/);
    expect(() => readEnvironment({ REFRESH_TOKEN: 'short' })).toThrow(/^Set REFRESH_TOKEN/);
  });

  test('a prefix of a bucket that addresses would encode', () => {
    for (const prefix of ['my folder', 'größe', 'a%20b', 'a?b'])
      expect(() => readEnvironment({ PUBLISH_TO: `s3://site/${prefix}` })).toThrow(/^Set PUBLISH_TO .*a-z A-Z 0-9/);
    expect(readEnvironment({ PUBLISH_TO: 's3://site/My-site_1.0/live/' }).PUBLISH_TO).toBeDefined();
  });

  test('a site configuration that is missing, not JSON or invalid', async () => {
    await expect(readSiteConfig('/nowhere/site.json', {})).rejects.toThrow(/^Create the site configuration/);
    await expect(readSiteConfig(file('half.json', '{'), {})).rejects.toThrow(/it is not JSON\.$/);
    await expect(readSiteConfig(site, { SITE_EMAIL: 'nobody' })).rejects.toThrow(/^Set SITE_EMAIL to something else: /);
  });

  test('a registry that is missing, invalid or empty', async () => {
    await expect(readRegistry('/nowhere/remotes.json')).rejects.toThrow(/^Write the registry/);
    await expect(readRegistry(file('a.json', '{"x": {}}'))).rejects.toThrow(/^Correct x\.source/);
    await expect(readRegistry(file('b.json', '{}'))).rejects.toThrow(/^Name at least one remote/);
    await expect(readRegistry(site, 'marketing')).rejects.toThrow(ConfigurationError);
    await expect(readRegistry('/nowhere/remotes.json', 'marketing= ')).rejects.toThrow(/^Correct REMOTES/);
  });
});

describe('The registry', () => {
  test('keeps path prefixes when REMOTES replaces the sources', async () => {
    const registry = file('remotes.json', '{"help": {"source": "./help", "paths": ["/help"]}}');
    expect(await readRegistry(registry, 'help=http://localhost:9, news = ./news ')).toEqual([
      { name: 'help', source: 'http://localhost:9', paths: ['/help'], publicKeys: [], paused: false },
      { name: 'news', source: path.resolve('news'), paths: [], publicKeys: [], paused: false },
    ]);
  });

  test('gives defaults to a remote of any name', async () => {
    expect(await readRegistry('/nowhere/remotes.json', 'constructor=http://localhost:9')).toEqual([
      { name: 'constructor', source: 'http://localhost:9', paths: [], publicKeys: [], paused: false },
    ]);
  });
});

describe('The site configuration', () => {
  test('accepts single values from the environment', async () => {
    const config = await readSiteConfig(site, { SITE_BRAND: 'Other', SITE_SUPPORT_PHONE: '+1 202 555 0199' });
    expect(config).toMatchObject({
      brand: 'Other',
      phones: { support: '+1 202 555 0199', whatsapp: expect.any(String) },
    });
  });
});
