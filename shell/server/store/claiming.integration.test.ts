import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ingestRelease } from '../ingest/ingest-release.ts';
import { parseRelease } from '../ingest/parse-release.ts';
import { releaseSource } from '../ingest/release-source.ts';
import { createReleaseQuota } from '../steering/release-quota.ts';
import { openUploads, type Uploads } from '../steering/uploads.ts';
import { TestShell } from '../testing/test-shell.ts';
import { openStore, type Store } from './store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MAX_BYTES = 1_000_000;
const LIMITS = { maxFileBytes: MAX_BYTES, maxReleaseBytes: MAX_BYTES };

let shell: TestShell;
let store: Store;
let release: Release;
/** Its `release.json`. */
let text: string;

beforeEach(async () => {
  shell = new TestShell();
  store = await openStore(shell.dataDir, MAX_BYTES, 1);
  release = shell.sales.publish({ name: 'sales', version: '2.0.0', pages: [{ path: '/' }] });
  text = JSON.stringify(release);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await shell.dispose();
});

const startUploads = (maxBytes = MAX_BYTES) =>
  openUploads({
    folder: path.join(shell.dataDir, 'uploads'),
    files: store.files,
    limits: LIMITS,
    quota: createReleaseQuota(maxBytes),
  });

/** Uploads all files, like a push that is refused later. */
async function upload(uploads: Uploads): Promise<void> {
  for (const { file, digest } of await uploads.announce(release, text))
    await uploads.take('sales', '2.0.0', digest, readFileSync(path.join(shell.sales.path, file)));
}

/** Returns when the files of the store were written or claimed, in milliseconds since 1970. */
const times = () => {
  const folder = path.join(shell.dataDir, 'store/files');
  return readdirSync(folder).map((file) => statSync(path.join(folder, file)).ctimeMs);
};

const setClock = (time: number) => vi.spyOn(Date, 'now').mockReturnValue(time);

describe('The store keeps claimed files for an hour', () => {
  const poll = async () => {
    const source = releaseSource(shell.sales.path, {
      timeoutMs: MINUTE,
      maxDescriptionBytes: MAX_BYTES,
      signal: new AbortController().signal,
    });
    await ingestRelease(parseRelease('sales', text), source, store.files, LIMITS);
  };

  test.each<[string, (uploads: Uploads) => Promise<unknown>]>([
    ['a team that pushes a release again', (uploads) => uploads.announce(release, text)],
    ['a poll', poll],
  ])('when %s claims them shortly before they expire', async (_who, ask) => {
    const uploads = await startUploads();
    await upload(uploads);
    const written = Math.max(...times());
    setClock(written + HOUR - 5_000);
    // File system times have a resolution of a few milliseconds.
    const claimed = await vi.waitFor(async () => {
      await ask(uploads);
      const oldest = Math.min(...times());
      expect(oldest).toBeGreaterThan(written);
      return oldest;
    });
    setClock(claimed + HOUR);
    await store.prune([]);
    expect(await uploads.complete('sales', '2.0.0')).toMatchObject({ release: { version: '2.0.0' } });
  });
});

test('counts extended retention of files against the upload limit of a team', async () => {
  const bytes = Object.values(release.files).reduce((sum, { size }) => sum + size, 0);
  const uploads = await startUploads(3 * text.length + 1.5 * bytes);
  await upload(uploads);
  const written = Math.max(...times());
  setClock(written + 29 * MINUTE);
  expect(await uploads.announce(release, text)).toEqual([]);
  setClock(written + 31 * MINUTE);
  await expect(uploads.announce(release, text)).rejects.toThrow(/were added for sales within an hour/);
});
