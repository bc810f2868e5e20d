import { execFile } from 'node:child_process';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '@site/contracts';
import { checkOut } from '@site/dev-tools/copy-remote.ts';
import type { RemoteName } from '@site/dev-tools/local-site.ts';
import { inProject } from '@site/dev-tools/project-root.ts';

const run = promisify(execFile);

/** A page team with its own checkout, its own build and its own static file server. */
export class Team {
  readonly #remote: RemoteName;
  #checkout = '';
  #server: Server | undefined;
  #port = 0;

  constructor(remote: RemoteName) {
    this.#remote = remote;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Checks the remote out beside the packages it builds with, and serves its present release. */
  async start(): Promise<void> {
    this.#checkout = await checkOut(this.#remote);
    await this.serve();
  }

  async serve(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      const file = path.join(this.#checkout, 'dist', new URL(request.url ?? '/', 'http://remote').pathname);
      const content = await readFile(file).catch(() => undefined);
      if (content) response.end(content);
      else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
    });
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** The team's server goes away. */
  async goAway(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    this.#server?.closeAllConnections();
    await closed;
  }

  /** Changes words in a source file, builds, and thereby publishes. */
  async publish(file: string, change: (text: string) => string): Promise<Release> {
    const target = path.join(this.#checkout, 'src', file);
    const before = await readFile(target, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`Nothing changed in ${file}.`);
    await writeFile(target, after);
    await run(process.execPath, [inProject('packages/dev-tools/src/build-remote.ts'), this.#checkout], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return this.release();
  }

  async release(): Promise<Release> {
    return JSON.parse(await readFile(path.join(this.#checkout, 'dist/release.json'), 'utf8'));
  }

  /** Changes a released file behind the release's back. */
  async tamper(file: string): Promise<void> {
    await appendFile(path.join(this.#checkout, 'dist', file), '\n/* tampered */');
  }

  async stop(): Promise<void> {
    await this.goAway();
    await rm(this.#checkout, { recursive: true, force: true });
  }
}
