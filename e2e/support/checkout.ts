import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inProject } from '@site/dev-tools/project-root.ts';

/** Everything but the builds of the project itself. */
const filter = (file: string) => !/\/dist(?:-dev)?$/.test(file) || file.includes('/node_modules/');

/** A copy of folders of the project in which `@site` packages resolve to the copied ones. */
export class Checkout {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** @param sources paths of folders and files in the project; all packages are copied */
  static async create(sources: readonly string[]): Promise<Checkout> {
    await mkdir(inProject('.cache'), { recursive: true });
    const checkout = new Checkout(await mkdtemp(inProject('.cache/checkout-')));
    await Promise.all(
      ['packages', 'node_modules/@site', ...sources].map((source) =>
        cp(inProject(source), checkout.path(source), { recursive: true, verbatimSymlinks: true, filter }),
      ),
    );
    return checkout;
  }

  path(file: string): string {
    return path.join(this.folder, file);
  }

  async write(file: string, content: string): Promise<void> {
    await mkdir(path.dirname(this.path(file)), { recursive: true });
    await writeFile(this.path(file), content);
  }

  /**
   * Does what a document says: each block of code whose first line is a comment with a path becomes that file; a `diff`
   * adds its `+` lines after the lines it names.
   * @throws when a file does not have a line that a diff names
   */
  async follow(document: string): Promise<void> {
    for (const [, language, file = '', code = ''] of document.matchAll(CODE_BLOCK))
      await this.write(file, language === 'diff' ? addLines(await readFile(this.path(file), 'utf8'), code) : code);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

const CODE_BLOCK = /^```(\w+)\n\/\/ (\S+)\n(.*?)^```$/gms;

function addLines(text: string, diff: string): string {
  const lines = text.split('\n');
  let position = 0;
  for (const change of diff.trimEnd().split('\n')) {
    const line = change.slice(1);
    if (change.startsWith('+')) lines.splice(position++, 0, line);
    else position = lines.indexOf(line, position) + 1;
    if (position === 0) throw new Error(`There is no line "${line}".`);
  }
  return lines.join('\n');
}
