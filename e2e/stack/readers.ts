import { EventEmitter, once } from 'node:events';
import { Agent } from 'node:http';
import { send } from './send.ts';

const READERS = 6;
const PATHS = ['/', '/sip-trunking', '/help-center'];
const SOME = 20;

/** People who go on reading until they are told to stop. */
class Readers {
  #stopped = false;
  #answered = 0;
  readonly #progress = new EventEmitter();
  readonly #failures: string[] = [];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #done = Promise.all(Array.from({ length: READERS }, () => this.#read()));

  /** Waits until more documents have arrived: the stack is under load, whatever the machine's pace. */
  async haveRead(more: number): Promise<void> {
    const goal = this.#answered + more;
    while (this.#answered < goal) await once(this.#progress, 'answer');
  }

  /** @returns what went wrong */
  async stop(): Promise<string[]> {
    this.#stopped = true;
    await this.#done;
    this.#agent.destroy();
    return this.#failures;
  }

  async #read(): Promise<void> {
    while (!this.#stopped) {
      for (const path of PATHS) {
        const { status, body } = await send(this.#agent, path);
        if (status !== 200 || !body.includes('</html>')) this.#failures.push(`${path}: ${status}`);
        this.#answered++;
        this.#progress.emit('answer');
      }
    }
  }
}

/** Runs work while people read. @returns what failed for them */
export async function whileRead(work: () => Promise<unknown>): Promise<string[]> {
  const readers = new Readers();
  try {
    await readers.haveRead(SOME);
    await work();
    await readers.haveRead(SOME);
  } finally {
    await readers.stop();
  }
  return readers.stop();
}
