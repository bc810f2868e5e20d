import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inProject, root } from './project-root.ts';

const run = promisify(execFile);

/** Maximum bytes of a command's output. */
const MAX_OUTPUT = 64 * 1024 * 1024;

const AUTHOR = ['-c', 'user.name=Team', '-c', 'user.email=team@company.example'];

interface CheckoutOptions {
  /** Folders and files of the project to copy; everything by default. */
  paths?: readonly string[];
  /** Whether to leave out libraries and builds, as in a fresh clone. */
  sourcesOnly?: boolean;
}

/** Result of a command. */
interface Outcome {
  code: number;
  output: string;
}

/**
 * A copy of the project, or of a part of it, in the system's folder for temporary files. Libraries are linked and
 * builds copied, which lets commands run without installing or building; `@site` packages resolve to copied ones where
 * they exist.
 * @example
 * const checkout = await Checkout.create({ paths: ['mfe-support'] });
 * await checkout.change('mfe-support/src/remote.ts', (source) => source.replace('/a', '/b'));
 * await checkout.remove();
 */
export class Checkout {
  readonly folder: string;
  readonly #sourcesOnly: boolean;

  private constructor(folder: string, sourcesOnly: boolean) {
    this.folder = folder;
    this.#sourcesOnly = sourcesOnly;
  }

  static async create({ paths = [], sourcesOnly = false }: CheckoutOptions = {}): Promise<Checkout> {
    const checkout = new Checkout(await mkdtemp(path.join(tmpdir(), 'checkout-')), sourcesOnly);
    const files = await versionedFiles(paths);
    await Promise.all(files.map((file) => checkout.#copy(file)));
    if (!sourcesOnly) await checkout.#linkLibraries();
    await checkout.#copyBuilds();
    return checkout;
  }

  path(...segments: string[]): string {
    return path.join(this.folder, ...segments);
  }

  read(file: string): Promise<string> {
    return readFile(this.path(file), 'utf8');
  }

  /** Writes a file and creates its folder. */
  async write(file: string, text: string): Promise<void> {
    await mkdir(path.dirname(this.path(file)), { recursive: true });
    await writeFile(this.path(file), text);
  }

  /** @throws when the edit changes nothing */
  async change(file: string, edit: (text: string) => string): Promise<void> {
    const before = await this.read(file);
    const after = edit(before);
    if (after === before) throw new Error(`Nothing changed in ${file}.`);
    await writeFile(this.path(file), after);
  }

  /** Runs a command in the folder of the copy. */
  run(command: string, ...options: string[]): Promise<Outcome> {
    return new Promise((resolve) => {
      execFile(command, options, { cwd: this.folder, maxBuffer: MAX_OUTPUT }, (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : Number(error !== null);
        resolve({ code, output: stdout + stderr });
      });
    });
  }

  /** Commits all files; the first commit creates the repository. */
  async commit(message: string): Promise<void> {
    await this.#git('init', '--quiet');
    await this.#git('add', '--all');
    await this.#git(...AUTHOR, 'commit', '--quiet', '--message', message);
  }

  /** Undoes all changes since the last commit, and copies the builds again, unless they were left out. */
  async reset(): Promise<void> {
    await this.#git('reset', '--quiet', '--hard');
    await this.#git('clean', '--quiet', '--force', '-d');
    await this.#copyBuilds();
  }

  /** @returns files that differ from the last commit */
  async changedFiles(): Promise<string[]> {
    const status = await this.#git('status', '--porcelain', '--untracked-files=all', '--no-renames', '-z');
    return status.split('\0').flatMap((line) => line.slice(3) || []);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  async #git(...options: string[]): Promise<string> {
    const { stdout } = await run('git', options, { cwd: this.folder, maxBuffer: MAX_OUTPUT });
    return stdout;
  }

  #copy(file: string): Promise<void> {
    return cp(inProject(file), this.path(file), { recursive: true }).catch(ignoreMissing);
  }

  /**
   * Links packages of the project to those of the copy, where they exist, and all other libraries to the installed
   * ones.
   */
  async #linkLibraries(): Promise<void> {
    await mkdir(this.path('node_modules/@site'), { recursive: true });
    const libraries = (await readdir(inProject('node_modules'))).filter(isLibrary);
    await Promise.all(
      libraries.map((name) => symlink(inProject('node_modules', name), this.path('node_modules', name))),
    );
    for (const name of await readdir(inProject('packages'))) {
      const copied = this.path('packages', name);
      await symlink(existsSync(copied) ? copied : inProject('packages', name), this.path('node_modules/@site', name));
    }
    for (const workspace of this.#workspaces()) {
      const libraries = path.join(workspace, 'node_modules');
      if (existsSync(inProject(libraries))) await symlink(inProject(libraries), this.path(libraries));
    }
  }

  async #copyBuilds(): Promise<void> {
    if (this.#sourcesOnly) return;
    for (const workspace of this.#workspaces()) {
      const build = path.join(workspace, 'dist');
      await rm(this.path(build), { recursive: true, force: true });
      await this.#copy(build);
    }
  }

  #workspaces(): string[] {
    return globSync(['*/package.json', 'packages/*/package.json'], { cwd: this.folder }).map(path.dirname);
  }
}

/** Files that are tracked, or would be with the next commit. */
async function versionedFiles(paths: readonly string[]): Promise<string[]> {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const { stdout } = await run('git', options, { cwd: root, maxBuffer: MAX_OUTPUT });
  return stdout.split('\0').filter(Boolean);
}

/** Caches are not shared: their entries contain paths. */
const isLibrary = (name: string) => name === '.bin' || !/^(?:\.|@site$)/.test(name);

/** A file whose deletion is not yet committed. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
