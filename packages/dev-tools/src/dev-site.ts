import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Checkout } from './checkout.ts';
import { inProject } from './project-root.ts';

/** `npm run dev -w mfe-…` on a checkout of the team's folder, or `npm run dev` on a complete one. */
export class DevSite {
  readonly #command: string[];
  #dataDir = '';
  #process: ChildProcess | undefined;
  #output = '';
  #printed = () => {};

  /**
   * @param remote the team; by default all teams, for a complete checkout
   * @param args further arguments of the command
   */
  constructor(checkout: Checkout, remote?: string, args: string[] = []) {
    this.#command = remote
      ? [inProject('scripts/run.mjs'), 'dev', remote, checkout.path(`mfe-${remote}`), ...args]
      : [checkout.path('scripts/run.mjs'), 'dev'];
  }

  /** @param environment added to this process's own */
  async start(environment: Record<string, string> = {}): Promise<void> {
    this.#dataDir = await mkdtemp(path.join(tmpdir(), 'dev-'));
    const child = spawn(process.execPath, this.#command, {
      env: { ...process.env, NO_COLOR: '1', PORT: '0', DATA_DIR: this.#dataDir, ...environment },
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

  /** Waits until the site is served. @returns its address */
  async announces(): Promise<string> {
    const [, url = ''] = await this.prints(/Site +(http:\S+)/);
    return url;
  }

  /** Ignores the terminal output so far. */
  forgetOutput(): void {
    this.#output = '';
  }

  /** Waits for output that no earlier wait has matched. */
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
    await rm(this.#dataDir, { recursive: true, force: true });
    return child.exitCode;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
