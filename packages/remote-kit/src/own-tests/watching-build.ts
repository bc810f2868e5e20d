import type { ChildProcess } from 'node:child_process';
import type { NewsRemote } from './news-remote.ts';

/** Report of the watching build; `held` while it waits between reading and building. */
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

/** Build that watches its sources, like that of a developing team: webpack in a separate process. */
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

  /** Starts to watch the current sources. */
  start(): void {
    this.#send('start');
  }

  /** Stops watching; it can be started again. */
  async stop(): Promise<void> {
    this.#send('stop');
    await this.#next((result) => result === 'stopped');
  }

  /** Ends the process. */
  end(): void {
    this.#child.kill();
  }

  /**
   * Waits for the next matching result; earlier ones are dropped.
   * @param isWanted matches the result
   */
  async until(isWanted: (errors: string[]) => boolean): Promise<string[]> {
    const result = await this.#next((one) => typeof one === 'object' && isWanted(one.errors));
    return typeof result === 'object' ? result.errors : [];
  }

  /**
   * Runs a function during a build that has read its sources.
   * @param begin triggers the build
   */
  async during(begin: () => void, happen: () => void): Promise<void> {
    this.#send('hold');
    begin();
    await this.#next((result) => result === 'held');
    happen();
    this.#send('go on');
  }

  built(): Promise<string[]> {
    return this.until((errors) => errors.length === 0);
  }

  failed(): Promise<string[]> {
    return this.until((errors) => errors.length > 0);
  }

  /** @throws when the process has ended and cannot answer */
  #send(message: string): void {
    if (this.#failed) throw this.#failed;
    this.#child.send(message);
  }

  /** Waits for the next matching report of the process; earlier ones are dropped. */
  async #next(isWanted: (result: Result) => boolean): Promise<Result> {
    for (;;) {
      for (let result = this.#results.shift(); result; result = this.#results.shift())
        if (isWanted(result)) return result;
      if (this.#failed) throw this.#failed;
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    }
  }
}
