import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Whether a name begins with a dot, or that of a folder it is in. */
const isHidden = (file: string) => file.split(path.sep).some((name) => name.startsWith('.'));

/** A finished build. */
export interface FinishedBuild {
  /** Name of the file that describes the output. */
  descriptor: string;
  content: object;
  /** What no build has made: name → text. */
  texts?: Record<string, string> | undefined;
  /** All other files of the output, relative to the folder. */
  files: string[];
}

/**
 * Writes the descriptor of a finished build, by rename, and then removes what belongs to no build any more: a reader of
 * the descriptor finds all its files. Synchronous, so that no other build can emit files in between.
 * @param output folder of the build; names that begin with a dot are left alone
 */
export function publish(output: string, { descriptor, content, texts = {}, files }: FinishedBuild): void {
  const written = { ...texts, [descriptor]: JSON.stringify(content, null, 1) };
  for (const [name, text] of Object.entries(written)) {
    const target = path.join(output, name);
    writeFileSync(`${target}.new`, text);
    renameSync(`${target}.new`, target);
  }

  const current = new Set([...Object.keys(written), ...files].map((file) => path.join(output, file)));
  for (const entry of readdirSync(output, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !isHidden(path.relative(output, file)) && !current.has(file)) rmSync(file);
  }
}
