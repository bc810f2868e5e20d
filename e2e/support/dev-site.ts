import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkOut } from '@site/dev-tools/copy-remote.ts';
import type { RemoteName } from '@site/dev-tools/local-site.ts';
import { inProject } from '@site/dev-tools/project-root.ts';

/** `npm run dev -w mfe-…` on a copy of the team's folder. */
export class DevSite {
  readonly #remote: RemoteName;
  #checkout = '';
  #dataDir = '';
  #process: ChildProcess | undefined;
  #output = '';
  #printed = () => {};

  constructor(remote: RemoteName) {
    this.#remote = remote;
  }

  async checkOut(): Promise<void> {
    this.#checkout = await checkOut(this.#remote);
    this.#dataDir = await mkdtemp(path.join(tmpdir(), 'dev-'));
    await rm(path.join(this.#checkout, 'dist-dev'), { recursive: true, force: true });
  }

  start(): void {
    const child = spawn(process.execPath, [inProject('scripts/run.mjs'), 'dev', this.#remote, this.#checkout], {
      env: { ...process.env, NO_COLOR: '1', PORT: '0', DATA_DIR: this.#dataDir },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
        this.#printed();
      });
    }
    child.once('exit', () => this.#printed());
    this.#process = child;
  }

  /** Reads a source file of the team. */
  read(file: string): Promise<string> {
    return readFile(path.join(this.#checkout, 'src', file), 'utf8');
  }

  /** Writes a source file of the team. */
  async write(file: string, content: string): Promise<void> {
    const target = path.join(this.#checkout, 'src', file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }

  /** Waits until the terminal shows something that nobody has waited for yet. */
  async prints(expected: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = expected.exec(this.#output);
      if (found) {
        this.#output = this.#output.slice(found.index + found[0].length);
        return found;
      }
      if (!this.#process || hasEnded(this.#process))
        throw new Error(`npm run dev has ended without ${expected}:\n${this.#output}`);
      await new Promise<void>((resolve) => {
        this.#printed = resolve;
      });
    }
  }

  /** @returns the exit code */
  async stop(): Promise<number | null> {
    const child = this.#process;
    if (!child) return null;
    const ended = once(child, 'exit');
    if (!hasEnded(child) && child.kill('SIGINT')) await ended;
    return child.exitCode;
  }

  async remove(): Promise<void> {
    for (const folder of [this.#checkout, this.#dataDir]) await rm(folder, { recursive: true, force: true });
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
