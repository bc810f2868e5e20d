import { EventEmitter, once } from 'node:events';
import { type Entrance, Line } from './line.ts';

const MANY = 6;
const PATHS = ['/', '/sip-trunking', '/help-center'];
const SOME = 20;

/** Scripts and styles that a document refers to. */
const FILES = /(?:src|href)="(\/(?:assets|remotes)\/[^"]+\.(?:js|css))"/g;

interface ReadersOptions {
  /** Number of readers. */
  count?: number;
  /** Whether they also fetch subresources, as browsers do. */
  files?: boolean;
}

/** Visitors who read until they are stopped. */
class Readers {
  #stopped = false;
  #answered = 0;
  readonly #progress = new EventEmitter();
  readonly #failures: string[] = [];
  readonly #line: Line;
  readonly #options: ReadersOptions;
  readonly #done: Promise<unknown>;

  constructor(entrance: Entrance, options: ReadersOptions) {
    this.#line = new Line(entrance);
    this.#options = options;
    this.#done = Promise.all(Array.from({ length: options.count ?? MANY }, () => this.#read()));
  }

  /** Waits until more documents have arrived: the site is under load, whatever the machine's speed. */
  async haveRead(more: number): Promise<void> {
    const goal = this.#answered + more;
    while (this.#answered < goal) await once(this.#progress, 'answer');
  }

  /** @returns the failed requests */
  async stop(): Promise<string[]> {
    this.#stopped = true;
    await this.#done;
    this.#line.close();
    return this.#failures;
  }

  async #read(): Promise<void> {
    while (!this.#stopped) {
      for (const path of PATHS) {
        const { status, body } = await this.#line.send(path);
        if (status !== 200 || !body.includes('</html>')) this.#failures.push(`${path}: ${status}`);
        else if (this.#options.files) await this.#fetchFiles(path, body);
        this.#answered++;
        this.#progress.emit('answer');
      }
    }
  }

  async #fetchFiles(path: string, html: string): Promise<void> {
    const files = new Set(Array.from(html.matchAll(FILES), ([, file = '']) => file));
    for (const file of files) {
      const { status } = await this.#line.send(file);
      if (status !== 200) this.#failures.push(`${file} of ${path}: ${status}`);
    }
  }
}

/** Runs work while visitors read. @returns their failed requests */
export async function whileSomeRead(
  entrance: Entrance,
  work: () => Promise<unknown>,
  options: ReadersOptions = {},
): Promise<string[]> {
  const readers = new Readers(entrance, options);
  try {
    await readers.haveRead(SOME);
    await work();
    await readers.haveRead(SOME);
  } finally {
    await readers.stop();
  }
  return readers.stop();
}
