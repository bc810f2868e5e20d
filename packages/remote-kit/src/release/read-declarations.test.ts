import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { declaration } from '../own-tests/news-remote.ts';
import { readDeclarations } from './read-declarations.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'declarations-'));
const bundle = path.join(folder, 'pages.cjs');

/** Reads a bundle that exports these pages. */
function read(pages: string) {
  writeFileSync(bundle, `exports.pages = ${pages};`);
  return readDeclarations(bundle);
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('A team that declares its pages', () => {
  test('can omit fields with a default', async () => {
    expect(await read(`[${declaration('/news')}]`)).toMatchObject([
      { path: '/news', interactive: true, needsPages: false, needsToday: false },
    ]);
  });

  test('gets an error with page, field and expected value', async () => {
    const other = declaration('/events');
    await expect(read(`[${other}, ${declaration('/news', '')}]`)).rejects.toThrow(
      /^Correct meta\.title in the declaration of page \/news: must not be empty\.$/,
    );
    await expect(read(`[${declaration('/news', 'n'.repeat(91))}]`)).rejects.toThrow(
      'Correct meta.title in the declaration of page /news: must be at most 90 characters long.',
    );
    await expect(read(`[${declaration('/news').replace('Company', 'Companny')}]`)).rejects.toThrow(
      'Correct sitemap.category in the declaration of page /news: Invalid option: expected one of "Core"|',
    );
    await expect(
      read(`[${declaration('/news').replace("path: '/news'", "path: '/news', intractive: false")}]`),
    ).rejects.toThrow('Correct the declaration of page /news: Unrecognized key: "intractive".');
  });

  test('gets an error with the entry when its path is invalid', async () => {
    await expect(read(`[${declaration('News')}]`)).rejects.toThrow(
      'Correct path in the declaration of page News: must be a path such as "/sip-trunking".',
    );
    await expect(read(`[${declaration('/news')}, undefined]`)).rejects.toThrow(
      'Correct the declaration of page 2 of src/remote.ts: Invalid input: expected object, received undefined.',
    );
  });

  test('gets an error without any page', async () => {
    for (const none of ['[]', 'undefined'])
      await expect(read(none)).rejects.toThrow('Declare pages in src/remote.ts: definePages([...]).');
  });

  test('gets the reason when its declarations cannot be read', async () => {
    await expect(read('(() => { throw new TypeError("no such category"); })()')).rejects.toThrow(
      'The declarations of src/remote.ts cannot be read: TypeError: no such category.',
    );
  });
});
