import { statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Release } from '@site/contracts';
import { describeFile, integrityOf } from '@site/contracts/integrity';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../store/store.ts';
import { TestShell } from '../testing/test-shell.ts';
import { takeContent } from './ingest-release.ts';

const MAX_BYTES = 1_000_000;
const BEST_QUALITY = 11;

/** Long enough for the qualities of compression to differ. */
const styles = Array.from(
  { length: 400 },
  (_, index) => `.rule-${index * 7919} { inset: ${index}px ${index * 31}px }`,
).join('\n');

let shell: TestShell;

beforeEach(() => {
  shell = new TestShell();
});

afterEach(() => shell.dispose());

test('styles of a page are compressed best, although a file for other applications has the same content', async () => {
  const copy = 'elsewhere/page.css';
  const change = (release: Release) => ({ ...release, files: { ...release.files, [copy]: describeFile(styles) } });
  const release = shell.sales.publish({ name: 'sales', pages: [{ path: '/' }], styles, change });
  const { files } = await openStore(shell.dataDir, MAX_BYTES, BEST_QUALITY);
  await takeContent(release, copy, describeFile(styles), Buffer.from(styles), files);
  const { size } = statSync(`${files.locate(integrityOf(styles))}.br`);
  expect(size).toBe(brotliCompressSync(styles).length);
});
