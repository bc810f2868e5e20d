import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withFileLock } from './file-lock.ts';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  lock = path.join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a lock look as if it had been held for a minute. */
const backdate = (file: string) => {
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
};

/** Runs a module that can call `withFileLock` in another process. @param limit of the shell, such as `ulimit -n 64` */
const runElsewhere = (module: string, limit = ':') => {
  const address = JSON.stringify(new URL('./file-lock.ts', import.meta.url).href);
  const program = `import { withFileLock } from ${address}; const lock = ${JSON.stringify(lock)}; ${module}`;
  const node = [process.execPath, '--input-type=module', '--eval', program];
  return spawn('sh', ['-c', `${limit}; exec "$0" "$@"`, ...node], { stdio: ['pipe', 'pipe', 'inherit'] });
};

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
    backdate(lock);
    expect(await withFileLock(lock, async () => 'done')).toBe('done');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is not taken over from a slow task by another one of its process', async () => {
    const done: string[] = [];
    const tasks: Promise<unknown>[] = [];
    await withFileLock(lock, async () => {
      backdate(lock);
      tasks.push(withFileLock(lock, async () => done.push('second')));
      // A lock of a crashed process is taken over in the meantime.
      const other = path.join(folder, 'other');
      writeFileSync(other, '');
      backdate(other);
      await withFileLock(other, async () => done.push('other'));
      done.push('first');
    });
    await Promise.all(tasks);
    expect(done).toEqual(['other', 'first', 'second']);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('that another process took over from a slow one stays until the other process releases it', async () => {
    const holder = runElsewhere(`
      import { text } from 'node:stream/consumers';
      await withFileLock(lock, () => {
        console.log('acquired');
        return text(process.stdin);
      });
    `);
    await withFileLock(lock, async () => {
      backdate(lock);
      await once(holder.stdout, 'data');
    });
    expect(existsSync(lock)).toBe(true);
    holder.stdin.end();
    await once(holder, 'exit');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is not left behind by a process that cannot write to the disk', async () => {
    const work = 'await withFileLock(lock, async () => {}).catch(({ code }) => console.log(code));';
    expect(await text(runElsewhere(work, 'ulimit -f 0').stdout)).toBe('EFBIG\n');
    expect(readdirSync(folder)).toEqual([]);
  });
});
