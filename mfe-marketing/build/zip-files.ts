import { zipSync } from 'fflate';

/** Of every entry: a zip stores the time of its files, and the same files must make the same zip. */
const MODIFIED = new Date(2025, 0, 1);

/**
 * @param files content by path inside the zip
 * @returns the same bytes for the same files
 */
export function zipFiles(files: Record<string, Uint8Array>): Buffer {
  return Buffer.from(zipSync(files, { level: 9, mtime: MODIFIED }));
}
