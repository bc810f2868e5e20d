import { zipSync } from 'fflate';

/** Fixed time of every entry: equal files must make an identical zip. */
const MODIFIED = new Date(2025, 0, 1);

/**
 * @param files content by path inside the zip
 * @returns the same bytes for the same files
 */
export function zipFiles(files: Record<string, Uint8Array>): Buffer {
  return Buffer.from(zipSync(files, { level: 9, mtime: MODIFIED }));
}
