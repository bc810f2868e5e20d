import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { hostedCaptchas } from '@site/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { readWidgetFiles } from '../src/captcha/widget-files.ts';
import config from '../webpack.config.ts';
import { startService } from './service.ts';

const BUDGET_BYTES = 3_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'widget-'));
  await new Promise((resolve, reject) => {
    webpack({ ...config, output: { ...config.output, path: folder } }, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(stats),
    );
  });
});

afterAll(() => rm(folder, { recursive: true }));

test('the captcha widget is tiny and runs under a strict content security policy', () => {
  const widget = readWidgetFiles(folder);
  const sizes = Object.values(widget).map(({ brotli }) => brotli.length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(BUDGET_BYTES);
  for (const { plain } of Object.values(widget)) {
    expect(plain.toString()).not.toMatch(/\beval\(|new Function\(|\.style\b|innerHTML|<style/);
  }
});

test('the widget of a hosted captcha is as small and strict, at the same address', () => {
  for (const provider of hostedCaptchas) {
    const { 'api.js': script } = readWidgetFiles(folder, provider);
    expect(script.brotli.length).toBeLessThan(BUDGET_BYTES);
    expect(script.plain.toString()).toContain(provider);
    expect(script.plain.toString()).not.toMatch(/\beval\(|new Function\(|\.style\b|innerHTML|<style/);
  }
});

test('its scripts are compressed and cached until they change', async () => {
  const widget = readWidgetFiles(folder);
  const { address } = await startService({ widget });
  const request = (name: string, headers: Record<string, string>) =>
    fetch(`${address}/api/captcha/${name}`, { headers });
  for (const name of ['api.js', 'worker.js'] as const) {
    const compressed = await request(name, { 'accept-encoding': 'br' });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('cache-control')).toBe('no-cache');
    expect(compressed.headers.get('content-type')).toContain('text/javascript');
    expect(await compressed.text()).toBe(brotliDecompressSync(widget[name].brotli).toString());
    const plain = await request(name, { 'accept-encoding': 'identity' });
    expect(await plain.text()).toBe(widget[name].plain.toString());
    const again = await request(name, { 'if-none-match': compressed.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
});

test('without a build, an operator is told to build it', () => {
  expect(() => readWidgetFiles(path.join(import.meta.dirname, 'nowhere'))).toThrow('node forms-service/build.ts');
});
