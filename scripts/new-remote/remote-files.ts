import { globSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '@site/process';
import type { PlannedRemote } from './plan-remote.ts';

/** File → its text, relative to a folder. */
export type WrittenFiles = Record<string, string>;

/** `/partners-portal` → `Partners portal` */
function titleOf(pagePath: string): string {
  const words = (pagePath.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the files of a template, adapted to this remote. */
export function remoteFiles(
  template: 'template' | 'standalone',
  { name, path: pagePath }: PlannedRemote,
): WrittenFiles {
  const folder = path.join(import.meta.dirname, template);
  const adapt = (text: string) =>
    text
      .replaceAll('example-team', name)
      .replaceAll('example-page', pagePath.slice(1))
      .replaceAll('Example page', titleOf(pagePath));
  const files = globSync('**/*.*', { cwd: folder });
  return Object.fromEntries(files.map((file) => [adapt(file), adapt(readFileSync(path.join(folder, file), 'utf8'))]));
}

export async function writeFiles(folder: string, files: WrittenFiles): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFileAtomic(target, text);
  }
}
