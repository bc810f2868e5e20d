import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  ConfigurationError,
  readJson,
  readJsonSync,
  tryReadJson,
  UNFINISHED_ENDING,
  writeFileAtomic,
} from '../index.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  file = path.join(folder, 'file.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('A JSON file', () => {
  const schema = z.object({ site: z.object({ port: z.int() }) });

  const problems: [string, string | undefined, string][] = [
    ['is missing', undefined, 'Write FILE: it cannot be read (ENOENT).'],
    ['was cut off', '{"site": {', 'Correct FILE: it is not JSON.'],
    [
      'holds a wrong value',
      '{"site": {"port": "x"}}',
      'Correct site.port in FILE: Invalid input: expected number, received string.',
    ],
    ['holds another type', 'null', 'Correct FILE: Invalid input: expected object, received null.'],
  ];

  test.each(problems)('that %s is reported with its mistake', async (_problem, text, sentence) => {
    if (text !== undefined) writeFileSync(file, text);
    const error = new ConfigurationError(sentence.replace('FILE', file));
    await expect(readJson(file, schema)).rejects.toThrow(error);
    expect(() => readJsonSync(file, schema)).toThrow(error);
  });

  test.each(problems)('that %s counts as missing for tryReadJson', async (_problem, text) => {
    if (text !== undefined) writeFileSync(file, text);
    expect(await tryReadJson(file, schema)).toBeUndefined();
  });
});

describe('A file written atomically', () => {
  test('holds one complete content of several concurrent writes', async () => {
    const contents = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(1_000_000));
    await Promise.all(contents.map((content) => writeFileAtomic(file, content)));
    expect(contents).toContain(readFileSync(file, 'utf8'));
    expect(readdirSync(folder)).toEqual(['file.json']);
  });

  test('keeps its content and leaves no temporary file if the new content fails', async () => {
    await writeFileAtomic(file, 'former');
    async function* broken() {
      yield 'new';
      throw new Error('the source failed');
    }
    await expect(writeFileAtomic(file, broken())).rejects.toThrow('the source failed');
    expect(readFileSync(file, 'utf8')).toBe('former');
    expect(readdirSync(folder)).toEqual(['file.json']);
  });

  test('keeps its content and leaves no temporary file if writing is aborted', async () => {
    await writeFileAtomic(file, 'former');
    const interruption = new AbortController();
    async function* endless() {
      for (;;) {
        yield 'new';
        interruption.abort();
      }
    }
    const writing = writeFileAtomic(file, endless(), 0o600, interruption.signal);
    await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
    expect(readFileSync(file, 'utf8')).toBe('former');
    expect(readdirSync(folder)).toEqual(['file.json']);
  });

  test('has a name until it is complete by which programs recognize what a crash left behind', async () => {
    async function* observed() {
      const [unfinished = ''] = readdirSync(folder);
      expect(unfinished.replace(UNFINISHED_ENDING, '')).toBe('file.json');
      expect(unfinished).toMatch(UNFINISHED_ENDING);
      yield 'complete';
    }
    await writeFileAtomic(file, observed());
    expect(readdirSync(folder).filter((name) => UNFINISHED_ENDING.test(name))).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe('complete');
  });

  test('can be limited to the current user', async () => {
    await writeFileAtomic(file, 'secret', 0o600);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
