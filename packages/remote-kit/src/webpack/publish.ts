import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Checks whether a name or one of its folders begins with a dot. */
const isHidden = (file: string) => file.split(path.sep).some((name) => name.startsWith('.'));

/** Output of finished builds. */
interface FinishedBuild {
  /** Name of the file that describes the output. */
  descriptor: string;
  content: object;
  /** Additional files: name → text. */
  texts?: Record<string, string> | undefined;
  /** All other files of the output, relative to the folder. */
  files: string[];
  /** Age in milliseconds up to which obsolete files stay. */
  keepMs: number;
}

/**
 * Writes the descriptor of a finished build by rename, then removes obsolete files: a reader of the descriptor finds all its
 * files. Synchronous: no other build can emit files in between.
 * @param output folder of the build; names that begin with a dot are kept
 */
export function publish(output: string, { descriptor, content, texts = {}, files, keepMs }: FinishedBuild): void {
  const written = { ...texts, [descriptor]: JSON.stringify(content, null, 1) };
  for (const [name, text] of Object.entries(written)) {
    const target = path.join(output, name);
    writeFileSync(`${target}.new`, text);
    renameSync(`${target}.new`, target);
  }

  const current = new Set([...Object.keys(written), ...files].map((file) => path.join(output, file)));
  const isObsolete = (file: string) => !isHidden(path.relative(output, file)) && !current.has(file);
  const oldest = Date.now() - keepMs;
  for (const entry of readdirSync(output, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && isObsolete(file) && statSync(file).mtimeMs <= oldest) rmSync(file);
  }
}
