import { globSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '@site/process';
import { packageFile } from './package-file.ts';
import type { PlannedRemote } from './plan-remote.ts';
import { registerRemote, type WrittenFiles } from './register-remote.ts';

const TEMPLATE = path.join(import.meta.dirname, 'template');

/** `/partners-portal` → `Partners portal` */
function titleOf(pagePath: string): string {
  const words = (pagePath.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Files of the remote's folder, relative to it. */
function filesOf({ name, path: pagePath }: PlannedRemote): WrittenFiles {
  const adapt = (text: string) =>
    text
      .replaceAll('example-team', name)
      .replaceAll('example-page', pagePath.slice(1))
      .replaceAll('Example page', titleOf(pagePath));
  const files = globSync('**/*.*', { cwd: TEMPLATE });
  return Object.fromEntries(files.map((file) => [adapt(file), adapt(readFileSync(path.join(TEMPLATE, file), 'utf8'))]));
}

async function writeFiles(folder: string, files: WrittenFiles): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFileAtomic(target, text);
  }
}

/**
 * Writes the folder of a remote, which appears as a whole, and the files that name each remote.
 * @returns what was written, relative to the checkout: the folder first
 */
export async function createRemote(planned: PlannedRemote, checkout: string): Promise<string[]> {
  const manifest = packageFile(planned.name, checkout);
  const registered = registerRemote(planned, manifest, checkout);
  const folder = `mfe-${planned.name}`;
  const draft = path.join(checkout, `.new-${folder}`);
  try {
    await writeFiles(draft, { ...filesOf(planned), 'package.json': `${JSON.stringify(manifest, null, 2)}\n` });
    await rename(draft, path.join(checkout, folder));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await writeFiles(checkout, registered);
  return [`${folder}/`, ...Object.keys(registered).sort()];
}
