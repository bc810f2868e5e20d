import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { describeFile, hexDigestOf } from '@site/contracts/integrity';
import type { TestRelease } from './remote-folder.ts';
import type { TestShell } from './test-shell.ts';

/** No release that comes in may have it: the site keeps encodings under such names. */
export const FORBIDDEN_FILE = 'static/data.json.gz';
/** What such a file holds. */
export const FORBIDDEN_CONTENT = 'archived prices';
const DESCRIPTION = describeFile(FORBIDDEN_CONTENT);

/** Has the sales team publish a release with a name that no release may have. */
export function publishForbidden({ sales }: TestShell, release: TestRelease): void {
  sales.write(FORBIDDEN_FILE, FORBIDDEN_CONTENT);
  const change = (built: Release) => ({ ...built, files: { ...built.files, [FORBIDDEN_FILE]: DESCRIPTION } });
  sales.publish({ ...release, change });
}

/** The same, and puts it into the store of a shell that is stopped, as one did that knew nothing of forbidden names. */
export function storeForbidden(shell: TestShell, release: TestRelease): void {
  publishForbidden(shell, release);
  const keep = (file: string, stored: string) =>
    copyFileSync(path.join(shell.sales.path, file), path.join(shell.dataDir, 'store', stored));
  keep('release.json', `releases/${release.name}@${release.version}.json`);
  keep(FORBIDDEN_FILE, `files/${hexDigestOf(DESCRIPTION.integrity)}`);
}
