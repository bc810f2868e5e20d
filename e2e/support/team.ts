import { execFile } from 'node:child_process';
import { appendFile, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { Release } from '@site/contracts';
import { Checkout } from '@site/dev-tools/checkout.ts';
import { inProject } from '@site/dev-tools/project-root.ts';

const run = promisify(execFile);

/** Edit of a source text. */
type Change = (text: string) => string;

/** A page team with its own checkout, build and static file server. */
export class Team {
  readonly #remote: string;
  #checkout: Checkout | undefined;
  #server: Server | undefined;
  #port = 0;
  #revert = async () => {};

  constructor(remote: string) {
    this.#remote = remote;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Folder of the built release. */
  get dist(): string {
    return this.#path('dist');
  }

  /** Checks the remote out and serves its present release. */
  async start(): Promise<void> {
    this.#checkout = await Checkout.create({ paths: [`mfe-${this.#remote}`] });
    await this.serve();
  }

  async serve(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      const file = this.#path('dist', new URL(request.url ?? '/', 'http://remote').pathname);
      const content = await readFile(file).catch(() => undefined);
      if (content) response.end(content);
      else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
    });
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Stops the team's server. */
  async stopServing(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    this.#server?.closeAllConnections();
    await closed;
  }

  /** Builds and publishes the project with an edit of one source file. */
  publish(file: string, change: Change): Promise<Release> {
    return this.publishChanges({ [file]: change });
  }

  /**
   * Builds and publishes the project with edits of some source files.
   * @param changes source file → its edit
   */
  async publishChanges(changes: Record<string, Change>): Promise<Release> {
    await this.#revert();
    const checkout = this.#checkedOut();
    const edits = Object.entries(changes).map(([file, edit]) => ({ source: `mfe-${this.#remote}/src/${file}`, edit }));
    const before = await Promise.all(edits.map(async ({ source }) => ({ source, text: await checkout.read(source) })));
    for (const { source, edit } of edits) await checkout.change(source, edit);
    this.#revert = async () => {
      for (const { source, text } of before) await checkout.write(source, text);
    };
    await run(inProject('node_modules/.bin/remote-kit'), ['build', this.#path()]);
    return this.release();
  }

  async release(): Promise<Release> {
    return JSON.parse(await readFile(this.#path('dist/release.json'), 'utf8'));
  }

  /** Changes a released file without updating the release. */
  async tamper(file: string): Promise<void> {
    await appendFile(this.#path('dist', file), '\n/* tampered */');
  }

  async stop(): Promise<void> {
    await this.stopServing();
    await this.#checkout?.remove();
  }

  /** A path in the team's folder. */
  #path(...segments: string[]): string {
    return this.#checkedOut().path(`mfe-${this.#remote}`, ...segments);
  }

  #checkedOut(): Checkout {
    if (!this.#checkout) throw new Error('The team has not started.');
    return this.#checkout;
  }
}
