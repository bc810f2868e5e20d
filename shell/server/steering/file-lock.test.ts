import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withFileLock } from './file-lock.ts';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  lock = path.join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('A lock', () => {
  test('admits one task at a time, and leaves no files behind', async () => {
    let inside = 0;
    const most: number[] = [];
    const work = () =>
      withFileLock(lock, async () => {
        inside += 1;
        most.push(inside);
        await new Promise(setImmediate);
        inside -= 1;
      });
    await Promise.all(Array.from({ length: 10 }, work));
    expect(most).toEqual(Array(10).fill(1));
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is released when the task fails', async () => {
    const failing = withFileLock(lock, () => Promise.reject(new Error('no room')));
    await expect(failing).rejects.toThrow('no room');
    expect(await withFileLock(lock, async () => 'done')).toBe('done');
  });

  test('of a crashed process is taken over', async () => {
    writeFileSync(lock, '');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, longAgo, longAgo);
    expect(await withFileLock(lock, async () => 'done')).toBe('done');
    expect(readdirSync(folder)).toEqual([]);
  });
});
