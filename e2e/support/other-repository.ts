import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@site/dev-tools/project-root.ts';

const run = promisify(execFile);

/** Variables that npm and the test runner set for their children. */
const OF_THIS_RUN = /^(?:npm_|NODE_|VITEST|TEST$|INIT_CWD$)/;

/** Most dependencies are in the cache, since the checkout has them too. */
const fromCache = { npm_config_prefer_offline: 'true' };

/** Environment of a machine without a checkout of the project. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name));
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(root));
  return { ...Object.fromEntries(variables), ...fromCache, PATH: folders.join(path.delimiter) };
}

/** A repository outside of the checkout. Its folder does not exist at first. */
export class OtherRepository {
  readonly #parent: string;

  private constructor(parent: string) {
    this.#parent = parent;
  }

  static async create(): Promise<OtherRepository> {
    return new OtherRepository(await mkdtemp(path.join(tmpdir(), 'repository-')));
  }

  get folder(): string {
    return path.join(this.#parent, 'partners');
  }

  read(file: string): Promise<string> {
    return readFile(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): Promise<void> {
    return writeFile(path.join(this.folder, file), text);
  }

  /**
   * Runs a command in the repository.
   * @returns its output
   * @throws with the output (rejects) when it fails
   */
  async run(command: string, environment: Record<string, string> = {}): Promise<string> {
    const [program = '', ...options] = command.split(' ');
    const env = { ...ownEnvironment(), ...environment };
    const { stdout, stderr } = await run(program, options, { cwd: this.folder, env }).catch((error) => {
      throw new Error(`${command}:\n${error.stdout}${error.stderr}`);
    });
    return stdout + stderr;
  }

  async remove(): Promise<void> {
    await rm(this.#parent, { recursive: true, force: true });
  }
}
