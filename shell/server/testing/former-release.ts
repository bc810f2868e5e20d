import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { describeFile, hexDigestOf } from '@site/contracts/integrity';
import type { TestRelease } from './remote-folder.ts';
import type { TestShell } from './test-shell.ts';

/** New releases must not have this name, which is reserved for encodings. */
export const FORBIDDEN_FILE = 'static/data.json.gz';
/** Content of such a file. */
export const FORBIDDEN_CONTENT = 'archived prices';
const DESCRIPTION = describeFile(FORBIDDEN_CONTENT);

/** Publishes a release of the sales team with a forbidden file name. */
export function publishForbidden({ sales }: TestShell, release: TestRelease): void {
  sales.write(FORBIDDEN_FILE, FORBIDDEN_CONTENT);
  const change = (built: Release) => ({ ...built, files: { ...built.files, [FORBIDDEN_FILE]: DESCRIPTION } });
  sales.publish({ ...release, change });
}

/** Publishes such a release and stores it in a stopped shell, like a version without the rule. */
export function storeForbidden(shell: TestShell, release: TestRelease): void {
  publishForbidden(shell, release);
  const keep = (file: string, stored: string) =>
    copyFileSync(path.join(shell.sales.path, file), path.join(shell.dataDir, 'store', stored));
  keep('release.json', `releases/${release.name}@${release.version}.json`);
  keep(FORBIDDEN_FILE, `files/${hexDigestOf(DESCRIPTION.integrity)}`);
}
