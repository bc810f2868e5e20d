import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from './store.ts';
import { storeShellBuild } from './store-shell-build.ts';

const SCRIPT = 'console.log("a script of the shell");\n'.repeat(20);
const FILE = 'main.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shell-build-'));
  writeFileSync(path.join(folder, FILE), SCRIPT);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Stores the build. @returns the encodings of its script in the store */
async function stored(): Promise<{ br: Buffer; gz: Buffer }> {
  const store = await openStore(path.join(folder, 'data'), 1e9, 11);
  const build = await storeShellBuild({ folder, files: [FILE] }, store);
  const file = store.files.locate(build[FILE] ?? '');
  return { br: readFileSync(`${file}.br`), gz: readFileSync(`${file}.gz`) };
}

/** Recognizable by its poor compression. */
const built = { br: brotliCompressSync(SCRIPT, { params: { 1: 0 } }), gz: gzipSync(SCRIPT, { level: 0 }) };

test('serves scripts of the shell as compressed by the build, even after a restart', async () => {
  for (const [extension, content] of Object.entries(built))
    writeFileSync(path.join(folder, `${FILE}.${extension}`), content);
  for (const encodings of [await stored(), await stored()]) expect(encodings).toEqual(built);
});

test.each([
  ['did not compress it', {}],
  ['left one encoding', { br: built.br }],
  ['left a damaged encoding', { ...built, br: built.br.subarray(9) }],
  ['left an encoding of another text', { ...built, gz: gzipSync('another') }],
])('serves a complete script when the build %s', async (_what, files) => {
  for (const [extension, content] of Object.entries(files))
    writeFileSync(path.join(folder, `${FILE}.${extension}`), content);
  const { br, gz } = await stored();
  expect(brotliDecompressSync(br).toString()).toBe(SCRIPT);
  expect(gunzipSync(gz).toString()).toBe(SCRIPT);
  expect(br.length).toBeLessThan(built.br.length);
});
