import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type LeadsCommand, leadsCommand, quickCaptcha, type RunningSite } from '@site/dev-tools/local-site.ts';
import { inProject, root } from '@site/dev-tools/project-root.ts';

const files = { shell: 'shell/server/start.ts', 'forms-service': 'forms-service/src/start.ts' };
type ServerName = keyof typeof files;

const WITHOUT_NPM = [process.execPath, inProject('scripts/run.mjs'), 'start'];

/** The site as run by `npm start`: a process with one child process per server. */
export class NpmStart implements RunningSite {
  readonly #dataDir: string;
  readonly #process: ChildProcess;
  /** Exit code or signal, once all output streams are closed. */
  readonly ended: Promise<number | string>;
  stdout = '';
  stderr = '';

  /** @param command without npm, unless npm itself is under test */
  constructor(dataDir: string, variables: Record<string, string> = {}, command = WITHOUT_NPM) {
    this.#dataDir = dataDir;
    const [program = '', ...options] = command;
    this.#process = spawn(program, options, {
      cwd: root,
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...quickCaptcha, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, as in a terminal.
      detached: true,
    });
    this.#process.stdout?.setEncoding('utf8').on('data', (text) => {
      this.stdout += text;
    });
    this.#process.stderr?.setEncoding('utf8').on('data', (text) => {
      this.stderr += text;
    });
    this.ended = once(this.#process, 'close').then(([code, signal]) => code ?? signal);
  }

  /** Announced address. */
  get url(): string {
    return /^ +Site +(\S+)$/m.exec(this.stdout)?.[1] ?? '';
  }

  get leads(): LeadsCommand {
    return leadsCommand(this.#dataDir);
  }

  /** Process ids of the running servers. */
  servers(name?: ServerName): number[] {
    const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
    return processes.flatMap((line) => {
      const [, pid, parent, command = ''] = /^ *(\d+) +(\d+) (.*)$/.exec(line) ?? [];
      const isServer = Object.entries(files).some(([each, file]) => (!name || each === name) && command.includes(file));
      return isServer && Number(parent) === this.#process.pid ? [Number(pid)] : [];
    });
  }

  /** Kills a server as the system does when it is out of memory. */
  killServer(name: ServerName): void {
    for (const pid of this.servers(name)) process.kill(pid, 'SIGKILL');
  }

  /** Sends a signal to `npm start`, but not to its servers. */
  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** Signals the whole process group, as a terminal does. @returns whether any process was left */
  pressCtrlC(): boolean {
    try {
      return this.#process.pid !== undefined && process.kill(-this.#process.pid, 'SIGINT');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      return false;
    }
  }

  async stop(): Promise<void> {
    this.signal('SIGTERM');
    await this.ended;
  }
}
