import { RELEASE_CONTRACT, type Release } from '@site/contracts';
import { describe, expect, test } from 'vitest';
import { releasesToKeep } from './prune.ts';
import type { StoredRelease } from './release-store.ts';

const DAY = 24 * 60 * 60 * 1_000;
const NOW = 100 * DAY;

/** @param age days since the release came in */
const stored = (name: string, version: string, age: number, size = 1_000): StoredRelease => ({
  release: {
    contract: RELEASE_CONTRACT,
    name,
    version,
    container: { name, entry: 'a.js' },
    server: 'a.cjs',
    files: { 'a.js': { integrity: 'sha384-', size } },
    pages: [],
    shared: {},
  } satisfies Release,
  storedAt: NOW - age * DAY,
});

const versions = (kept: StoredRelease[]) => kept.map(({ release }) => release.version);

describe('The store keeps', () => {
  test('the last ten releases of a remote, however old', () => {
    const old = Array.from({ length: 12 }, (_, index) => stored('help', `v${index}`, 20 + index));
    expect(versions(releasesToKeep(old, [], 1e9, NOW))).toEqual(old.slice(0, 10).map(({ release }) => release.version));
  });

  test('every release of the last seven days, for tabs that are still open', () => {
    const young = Array.from({ length: 30 }, (_, index) => stored('help', `v${index}`, index / 10));
    expect(releasesToKeep(young, [], 1e9, NOW)).toHaveLength(30);
  });

  test('no more than it may hold, the oldest go first', () => {
    const large = Array.from({ length: 5 }, (_, index) => stored('help', `v${index}`, index, 400));
    expect(versions(releasesToKeep(large, [], 1_000, NOW))).toEqual(['v0', 'v1']);
  });

  test('what is served, in any case', () => {
    const served = stored('help', 'v9', 90, 5_000);
    const kept = releasesToKeep([stored('help', 'v1', 1, 400), served], [served.release], 1_000, NOW);
    expect(versions(kept)).toEqual(['v9']);
  });
});
