import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { toJson } from '@site/dev-tools/to-json.ts';
import { packageFile } from './package-file.ts';
import type { PlannedRemote } from './plan-remote.ts';
import { registerRemote } from './register-remote.ts';
import { remoteFiles, writeFiles } from './remote-files.ts';

/**
 * Writes the folder of a remote, atomically, and updates the files that name each remote.
 * @returns the written files, relative to the checkout: the folder first
 */
export async function createRemote(planned: PlannedRemote, checkout: string): Promise<string[]> {
  const manifest = packageFile(planned.name, checkout);
  const registered = registerRemote(planned, manifest, checkout);
  const folder = `mfe-${planned.name}`;
  const draft = path.join(checkout, `.new-${folder}`);
  try {
    await writeFiles(draft, { ...remoteFiles('template', planned), 'package.json': toJson(manifest) });
    await rename(draft, path.join(checkout, folder));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await writeFiles(checkout, registered);
  return [`${folder}/`, ...Object.keys(registered).sort()];
}
