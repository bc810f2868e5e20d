import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { RELEASE_FILE } from '@site/contracts';

/** Server of a team that serves its release.json but never answers requests for files. */
export class HangingRemote {
  readonly #server = createServer((request, response) => {
    if (request.url === `/${RELEASE_FILE}`) response.end(readFileSync(path.join(this.#folder, RELEASE_FILE)));
    else this.#asked.resolve();
  });
  readonly #asked = Promise.withResolvers<void>();
  readonly #folder: string;

  /** @param folder with the published release */
  constructor(folder: string) {
    this.#folder = folder;
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Resolves once a client waits for a file. */
  untilAsked(): Promise<void> {
    return this.#asked.promise;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
