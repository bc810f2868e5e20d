import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { ConfigurationError, parseEnvironment } from '../index.ts';

const schema = z.object({ PORT: z.coerce.number().default(8080), TOKEN: z.string().min(16).optional() });
const secret = 'a secret of some length';

function fileWith(content: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'environment-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'token');
  writeFileSync(file, content);
  return file;
}

describe('parseEnvironment', () => {
  test('uses defaults for unset and empty variables', () => {
    expect(parseEnvironment(schema, { PORT: '', TOKEN: '' })).toEqual({ PORT: 8080 });
  });

  test('reads a value from a file without its trailing line break', () => {
    expect(parseEnvironment(schema, { TOKEN_FILE: fileWith(`${secret}\n`) })).toMatchObject({ TOKEN: secret });
  });

  test('prefers a value over a file', () => {
    const given = { TOKEN: 'another one of 16 letters', TOKEN_FILE: fileWith(secret) };
    expect(parseEnvironment(schema, given)).toMatchObject({ TOKEN: given.TOKEN });
  });

  test('names the wrong variable without repeating its value', () => {
    expect(() => parseEnvironment(schema, { PORT: 'eighty' })).toThrow(
      new ConfigurationError('Set PORT to something else: must be a number.'),
    );
    expect(() => parseEnvironment(schema, { TOKEN: 'short' })).toThrow(ConfigurationError);
    expect(() => parseEnvironment(schema, { TOKEN: 'short' })).not.toThrow(/short/);
  });

  test('keeps a variable of the schema that ends in _FILE', () => {
    const registry = z.object({ REMOTES: z.string().optional(), REMOTES_FILE: z.string() });
    expect(parseEnvironment(registry, { REMOTES_FILE: '/no/such/file' })).toEqual({ REMOTES_FILE: '/no/such/file' });
  });

  test('names a file that cannot be read', () => {
    expect(() => parseEnvironment(schema, { TOKEN_FILE: '/no/such/file' })).toThrow(
      'Set TOKEN_FILE to a file that can be read: /no/such/file cannot.',
    );
  });
});
