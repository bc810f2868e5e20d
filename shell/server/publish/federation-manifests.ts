import { FEDERATION_MANIFEST, type Release, releaseFilePath } from '@site/contracts';
import { tryReadJson } from '@site/process';
import * as z from 'zod/mini';
import type { FileStore } from '../store/file-store.ts';

/** @returns undefined for a text that is nested too deeply to be written again */
function tryStringify(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

const manifestSchema = z.looseObject({ metaData: z.looseObject({}) });

/**
 * Creates the Module Federation manifests of releases, which other applications load at a stable address to get modules of the
 * live version. Releases without a readable manifest are skipped: visitors do not need it.
 * @returns address → text
 */
export async function federationManifests(
  releases: Iterable<Release>,
  files: Pick<FileStore, 'locate'>,
): Promise<Map<string, string>> {
  const manifests = new Map<string, string>();
  for (const release of releases) {
    const { name, version, files: listed } = release;
    const integrity = listed[FEDERATION_MANIFEST]?.integrity;
    const manifest = integrity && (await tryReadJson(files.locate(integrity), manifestSchema));
    if (!manifest) continue;
    const metaData = { ...manifest.metaData, buildInfo: { buildName: name, buildVersion: version } };
    const text = tryStringify({ ...manifest, metaData });
    if (text) manifests.set(releaseFilePath(name, FEDERATION_MANIFEST), text);
  }
  return manifests;
}
