import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const read = (file: string) => readFile(file).catch(() => undefined);

/** Common behavior of static hosts: files, `/page` for `page.html`, `404.html`, no headers of ours, no POST. */
export class StaticHost {
  readonly #folder: string;
  readonly #server: Server;
  #port = 0;

  constructor(folder: string) {
    this.#folder = folder;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** After `stop`, it has its former address again. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, 'localhost', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  get(path: string): Promise<Response> {
    return fetch(this.url + path);
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer({ method, url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { 'content-type': 'text/html' }).end('<h1>405 Not Allowed</h1>');
      return;
    }
    const { pathname } = new URL(url, 'http://host');
    const asked = path.join(this.#folder, pathname === '/' ? 'index' : pathname);
    for (const file of [asked, `${asked}.html`]) {
      const content = await read(file);
      if (!content) continue;
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' }).end(content);
      return;
    }
    response.writeHead(404, { 'content-type': 'text/html' }).end(await read(path.join(this.#folder, '404.html')));
  }
}
