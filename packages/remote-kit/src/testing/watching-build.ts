import type { ChildProcess } from 'node:child_process';
import type { NewsRemote } from './news-remote.ts';

/** What the watching build said after it had built; `held` when it waits in between. */
type Result = 'held' | 'stopped' | { errors: string[] };

const PROGRAM = `
const texts = (stats) => stats.toJson({ all: false, errors: true }).children.flatMap(({ errors }) => errors.map(({ message }) => message));
let compiler;
let gate;
async function start() {
  compiler = webpack(await readConfig());
  compiler.compilers[0].hooks.finishMake.tapPromise('gate', async () => {
    if (!gate) return;
    process.send('held');
    await gate.promise;
  });
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error) throw error;
    process.send({ errors: texts(stats) });
  });
}
function toggleGate() {
  gate?.resolve();
  gate = gate ? undefined : Promise.withResolvers();
}
process.on('message', (message) => {
  if (message === 'start') void start();
  else if (message === 'stop') compiler.close(() => process.send('stopped'));
  else toggleGate();
});
`;

/** A build that watches its sources, as while a team develops: webpack in a process of its own. */
export class WatchingBuild {
  readonly #child: ChildProcess;
  #results: Result[] = [];
  #arrived = () => {};
  #failed: Error | undefined;

  constructor(remote: NewsRemote) {
    this.#child = remote.startProgram(PROGRAM, 'development');
    this.#child.on('message', (result: Result) => {
      this.#results.push(result);
      this.#arrived();
    });
    this.#child.once('exit', (code, signal) => {
      this.#failed = new Error(`The watching build ended (${signal ?? code}).`);
      this.#arrived();
    });
  }

  /** Begins to watch the sources as they are now. */
  start(): void {
    this.#child.send('start');
  }

  /** Stops watching; it can be started again. */
  async stop(): Promise<void> {
    this.#child.send('stop');
    await this.#said('stopped');
    this.#results = [];
  }

  /** Ends the process. */
  end(): void {
    this.#child.kill();
  }

  /**
   * Waits for a result that nobody has waited for yet; those before it are dropped.
   * @param isWanted which result
   */
  async until(isWanted: (errors: string[]) => boolean): Promise<string[]> {
    for (;;) {
      for (let result = this.#results.shift(); result; result = this.#results.shift()) {
        if (typeof result === 'object' && isWanted(result.errors)) return result.errors;
      }
      if (this.#failed) throw this.#failed;
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    }
  }

  /**
   * Lets something happen while a build runs, after it has read its sources.
   * @param begin what makes it build
   */
  async during(begin: () => void, happen: () => void): Promise<void> {
    this.#child.send('hold');
    const held = this.#said('held');
    begin();
    await held;
    happen();
    this.#child.send('go on');
  }

  built(): Promise<string[]> {
    return this.until((errors) => errors.length === 0);
  }

  failed(): Promise<string[]> {
    return this.until((errors) => errors.length > 0);
  }

  #said(word: Result): Promise<void> {
    return new Promise((resolve) => {
      const listen = (result: Result) => {
        if (result !== word) return;
        this.#child.off('message', listen);
        resolve();
      };
      this.#child.on('message', listen);
    });
  }
}
