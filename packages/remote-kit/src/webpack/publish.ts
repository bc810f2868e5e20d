import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Whether a name begins with a dot, or that of a folder it is in. */
const isHidden = (file: string) => file.split(path.sep).some((name) => name.startsWith('.'));

/**
 * Writes the descriptor of a finished build, by rename, and then removes what belongs to no build any more: a reader of
 * the descriptor finds all its files. Synchronous, so that no other build can emit files in between.
 * @param output folder of the build; names that begin with a dot are left alone
 * @param descriptor name of the file that describes the output
 * @param files all other files of the output, relative to the folder
 */
export function publish(output: string, descriptor: string, content: object, files: string[]): void {
  const target = path.join(output, descriptor);
  writeFileSync(`${target}.new`, JSON.stringify(content, null, 1));
  renameSync(`${target}.new`, target);

  const current = new Set([descriptor, ...files].map((file) => path.join(output, file)));
  for (const entry of readdirSync(output, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !isHidden(path.relative(output, file)) && !current.has(file)) rmSync(file);
  }
}
