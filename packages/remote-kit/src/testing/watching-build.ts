import { type ChildProcess, fork } from 'node:child_process';
import type { NewsRemote } from './news-remote.ts';

/** What the watching build said after it had built; `held` when it waits in between. */
type Result = 'held' | { errors: string[] };

const PROGRAM = `
const texts = (stats) => stats.toJson({ all: false, errors: true }).children.flatMap(({ errors }) => errors.map(({ message }) => message));
const compiler = webpack(config);
let gate;
compiler.compilers[0].hooks.finishMake.tapPromise('gate', async () => {
  if (!gate) return;
  process.send('held');
  await gate.promise;
});
process.on('message', () => {
  gate?.resolve();
  gate = gate ? undefined : Promise.withResolvers();
});
compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
  if (error) throw error;
  process.send({ errors: texts(stats) });
});
process.once('disconnect', () => process.exit());
`;

/** A build that watches its sources, as while a team develops: webpack in a process of its own. */
export class WatchingBuild {
  readonly #child: ChildProcess;
  readonly #results: Result[] = [];
  #arrived = () => {};
  #failed: Error | undefined;

  constructor(remote: NewsRemote) {
    this.#child = fork(remote.writeProgram('watch.ts', PROGRAM), { env: { ...process.env, NODE_ENV: 'development' } });
    this.#child.on('message', (result: Result) => {
      this.#results.push(result);
      this.#arrived();
    });
    this.#child.once('exit', (code, signal) => {
      this.#failed = new Error(`The watching build ended (${signal ?? code}).`);
      this.#arrived();
    });
  }

  /**
   * Waits for a result that nobody has waited for yet; those before it are dropped.
   * @param isWanted which result
   */
  async until(isWanted: (errors: string[]) => boolean): Promise<string[]> {
    for (;;) {
      for (let result = this.#results.shift(); result; result = this.#results.shift()) {
        if (result !== 'held' && isWanted(result.errors)) return result.errors;
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
    const held = new Promise<void>((resolve) => {
      this.#child.on('message', (result: Result) => {
        if (result === 'held') resolve();
      });
    });
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

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    if (this.#child.exitCode === null && this.#child.signalCode === null && this.#child.kill()) await ended;
  }
}
