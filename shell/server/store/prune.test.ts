import { RELEASE_CONTRACT, type Release } from '@site/contracts';
import { describe, expect, test } from 'vitest';
import { releasesToKeep } from './prune.ts';
import type { StoredRelease } from './release-store.ts';

const DAY = 24 * 60 * 60 * 1_000;
const NOW = 100 * DAY;

/**
 * @param age days since ingestion
 * @param content of its only file; unique by default
 */
const stored = (
  name: string,
  version: string,
  age: number,
  size = 1_000,
  content = `${name}@${version}`,
): StoredRelease => ({
  release: {
    contract: RELEASE_CONTRACT,
    name,
    version,
    container: { name, entry: 'a.js' },
    server: 'a.cjs',
    files: { 'a.js': { integrity: `sha384-${content}`, size } },
    pages: [],
    shared: {},
  } satisfies Release,
  storedAt: NOW - age * DAY,
  descriptionBytes: 0,
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

  test('at most its size limit, removing the oldest first', () => {
    const large = Array.from({ length: 5 }, (_, index) => stored('help', `v${index}`, index, 400));
    expect(versions(releasesToKeep(large, [], 1_000, NOW))).toEqual(['v0', 'v1']);
  });

  test('equally many releases of each team when it is full, however often one publishes', () => {
    const busy = Array.from({ length: 30 }, (_, index) => stored('news', `n${index}`, index / 100, 100));
    const quiet = Array.from({ length: 5 }, (_, index) => stored('help', `h${index}`, 10 + index, 100));
    const kept = versions(releasesToKeep([...busy, ...quiet], [], 600, NOW));
    expect(kept).toEqual(['n0', 'n1', 'n2', 'h0', 'h1', 'h2']);
  });

  test('more releases when they share files', () => {
    const alike = Array.from({ length: 5 }, (_, index) => stored('help', `v${index}`, index, 900, 'logo'));
    expect(releasesToKeep(alike, [], 1_000, NOW)).toHaveLength(5);
  });

  test('at most its size limit of releases that differ only in their descriptions', () => {
    const described = Array.from({ length: 5 }, (_, index) => ({
      ...stored('help', `v${index}`, index, 100, 'logo'),
      descriptionBytes: 400,
    }));
    expect(versions(releasesToKeep(described, [], 1_000, NOW))).toEqual(['v0', 'v1']);
  });

  test('no older releases of a team than the first that does not fit, and those of others that fit', () => {
    const releases = [
      stored('news', 'n0', 0, 400),
      stored('help', 'h0', 1, 100),
      stored('news', 'n1', 2, 700),
      stored('news', 'n2', 3, 100),
      stored('help', 'h1', 4, 100),
    ];
    expect(versions(releasesToKeep(releases, [], 1_000, NOW))).toEqual(['n0', 'h0', 'h1']);
  });

  test('the releases of a removed remote for seven days after its removal, and the last live one for ever', () => {
    const removed = Array.from({ length: 12 }, (_, index) => stored('help', `v${index}`, 20 + index));
    const daysAfter = (days: number) =>
      versions(releasesToKeep(removed, [], 1e9, NOW, () => ({ removedAt: NOW - days * DAY, lastLive: 'v1' })));
    expect(daysAfter(6)).toHaveLength(12);
    expect(daysAfter(8)).toEqual(['v1']);
  });

  test('all releases of the last seven days of a removed remote, whenever it was removed', () => {
    const removed = Array.from({ length: 12 }, (_, index) => stored('help', `v${index}`, index));
    const kept = versions(releasesToKeep(removed, [], 1e9, NOW, () => ({ removedAt: 0, lastLive: undefined })));
    expect(kept).toEqual(removed.slice(0, 8).map(({ release }) => release.version));
  });

  test('the last live release of a removed remote before its newer ones', () => {
    const removed = ['refused', 'live'].map((version, index) => stored('help', version, index, 100));
    const removal = () => ({ removedAt: NOW, lastLive: 'live' });
    expect(versions(releasesToKeep(removed, [], 100, NOW, removal))).toEqual(['live']);
  });

  test('no release of a removed remote in place of one of a current remote', () => {
    const removed = Array.from({ length: 3 }, (_, index) => stored('news', `n${index}`, index, 100));
    const current = Array.from({ length: 3 }, (_, index) => stored('help', `h${index}`, 10 + index, 100));
    const removal = (name: string) => (name === 'news' ? { removedAt: NOW, lastLive: 'n0' } : undefined);
    expect(versions(releasesToKeep([...removed, ...current], [], 400, NOW, removal))).toEqual(['n0', 'h0', 'h1', 'h2']);
  });

  test('live releases in any case', () => {
    const served = stored('help', 'v9', 90, 5_000);
    const kept = releasesToKeep([stored('help', 'v1', 1, 400), served], [served.release], 1_000, NOW);
    expect(versions(kept)).toEqual(['v9']);
  });
});
