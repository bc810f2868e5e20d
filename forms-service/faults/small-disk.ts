import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../test/service.ts';

/**
 * Mounts a small disk in memory.
 * @throws without the permission to mount
 */
export async function mountSmallDisk(megabytes: number) {
  const folder = await temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'forms-faults', folder], { stdio: 'pipe' });
  } catch (error) {
    throw new Error('A small disk of its own has to be mounted for this test: run it as root.', { cause: error });
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  const filler = path.join(folder, 'filler');
  return {
    folder,
    /** Fills the disk. */
    fill() {
      const chunk = Buffer.alloc(4_096);
      try {
        for (;;) writeFileSync(filler, chunk, { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    empty: () => rmSync(filler),
  };
}
