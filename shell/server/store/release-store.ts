import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Release, readRelease } from '@site/contracts';
import { tryReadJson } from '@site/process';
import * as z from 'zod';
import { listDescriptions, saveDescription } from './descriptions.ts';

export interface StoredRelease {
  release: Release;
  /** Time of ingestion, in milliseconds since 1970. */
  storedAt: number;
  /** Size of its `release.json`. */
  descriptionBytes: number;
}

/** Result of loading a release: `foreign` is a description under a contract that this shell does not support. */
export type ReleaseLookup = { found: 'release'; release: Release } | { found: 'foreign' } | { found: 'nothing' };

/** Store of releases whose files are all in the file store. */
export interface ReleaseStore {
  /** @param text original `release.json`: a shell of another contract may read more fields */
  save(release: Release, text: string): Promise<void>;
  load(name: string, version: string): Promise<ReleaseLookup>;
  /** Returns the original `release.json`, if any. */
  readText(name: string, version: string): Promise<string | undefined>;
  /** Lists all releases, newest first, and the names of unreadable files. */
  list(): Promise<{ stored: StoredRelease[]; unreadable: string[] }>;
  locate(release: Release): string;
}

/** Fields that a description has under any contract. */
const descriptionSchema = z.looseObject({ contract: z.int() });

async function lookUp(file: string): Promise<ReleaseLookup> {
  const description = await tryReadJson(file, descriptionSchema);
  if (!description) return { found: 'nothing' };
  const reading = readRelease(description);
  return 'release' in reading ? { found: 'release', release: reading.release } : { found: 'foreign' };
}

async function readRecognized(file: string): Promise<Release | undefined> {
  const lookup = await lookUp(file);
  return lookup.found === 'release' ? lookup.release : undefined;
}

/** @param folder for the descriptions; created if missing */
export async function openReleaseStore(folder: string): Promise<ReleaseStore> {
  await mkdir(folder, { recursive: true });
  const fileOf = (name: string, version: string) => path.join(folder, `${name}@${version}.json`);

  return {
    locate: ({ name, version }) => fileOf(name, version),
    async save(release, text) {
      await saveDescription(fileOf(release.name, release.version), text);
    },
    load: (name, version) => lookUp(fileOf(name, version)),
    readText: (name, version) => readFile(fileOf(name, version), 'utf8').catch(() => undefined),
    async list() {
      const { stored, unreadable } = await listDescriptions(folder, readRecognized);
      return {
        stored: stored.map(({ content, storedAt, bytes }) => ({ release: content, storedAt, descriptionBytes: bytes })),
        unreadable,
      };
    },
  };
}
