import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { describeFile } from '@site/contracts/integrity';

/**
 * Describes the files of a release for `release.json`.
 * @param output folder of the build
 * @param names of the files in it
 */
export async function listFiles(output: string, names: string[]): Promise<Release['files']> {
  const described = [...new Set(names)]
    .sort()
    .map(async (file) => [file, describeFile(await readFile(path.join(output, file)))] as const);
  return Object.fromEntries(await Promise.all(described));
}
