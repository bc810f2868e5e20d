import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inProject, root } from '@site/dev-tools/project-root.ts';

const run = promisify(execFile);
const MUCH = 64 * 1024 * 1024;

/** Folders of libraries beside the one of the project, and what is built. */
const GENERATED = ['dist', 'node_modules'];

/** How a command ended. */
export interface Outcome {
  code: number;
  output: string;
}

/** A checkout of the project as it is now, with its libraries linked and its builds copied. */
export class ProjectCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<ProjectCopy> {
    const copy = new ProjectCopy(await mkdtemp(path.join(tmpdir(), 'checkout-')));
    const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
    });
    for (const file of stdout.split('\0').filter(Boolean)) {
      await cp(inProject(file), path.join(copy.folder, file), { recursive: true }).catch(ignoreMissing);
    }
    await copy.#linkLibraries();
    await copy.#copyBuilds();
    await copy.#commit();
    return copy;
  }

  in(...segments: string[]): string {
    return path.join(this.folder, ...segments);
  }

  /** Changes a file. @throws when nothing is different then */
  async change(file: string, edit: (text: string) => string): Promise<void> {
    const before = await readFile(this.in(file), 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`Nothing changed in ${file}.`);
    await writeFile(this.in(file), after);
  }

  /** Writes a new file, with its folder. */
  async add(file: string, text: string): Promise<void> {
    await mkdir(path.dirname(this.in(file)), { recursive: true });
    await writeFile(this.in(file), text);
  }

  /** Runs a command of a team. */
  run(command: string, ...options: string[]): Promise<Outcome> {
    return new Promise((resolve) => {
      execFile(command, options, { cwd: this.folder, maxBuffer: MUCH }, (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
      });
    });
  }

  /** Files that differ from the checkout. */
  async changedFiles(): Promise<string[]> {
    const { output } = await this.run('git', 'status', '--porcelain', '--untracked-files=all');
    return output.split('\n').flatMap((line) => line.slice(3) || []);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /** The project's own packages are those of the copy; every other library is the one that is installed. */
  async #linkLibraries(): Promise<void> {
    await mkdir(this.in('node_modules/@site'), { recursive: true });
    for (const name of await readdir(inProject('node_modules'))) {
      if (name !== '@site') await symlink(inProject('node_modules', name), this.in('node_modules', name));
    }
    for (const name of await readdir(this.in('packages'))) {
      await symlink(this.in('packages', name), this.in('node_modules/@site', name));
    }
  }

  async #copyBuilds(): Promise<void> {
    const { stdout } = await run('git', ['ls-files', '-z', '*package.json'], { cwd: root });
    const folders = stdout
      .split('\0')
      .map(path.dirname)
      .filter((folder) => folder !== '.');
    for (const folder of folders) {
      const [dist = '', libraries = ''] = GENERATED.map((name) => path.join(folder, name));
      await cp(inProject(dist), this.in(dist), { recursive: true }).catch(ignoreMissing);
      await symlink(inProject(libraries), this.in(libraries)).catch(ignoreMissing);
    }
  }

  async #commit(): Promise<void> {
    await this.run('git', 'init', '--quiet');
    await this.run('git', 'add', '--all');
    const author = ['-c', 'user.name=Team', '-c', 'user.email=team@company.example'];
    await this.run('git', ...author, 'commit', '--quiet', '--message', 'The site as it is');
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
