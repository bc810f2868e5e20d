import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { RELEASE_FILE } from '@site/contracts';

/** A server of a team that says what its release is, and never answers who asks for the files of it. */
export class HangingRemote {
  readonly #server = createServer((request, response) => {
    if (request.url === `/${RELEASE_FILE}`) response.end(readFileSync(path.join(this.#folder, RELEASE_FILE)));
    else this.#asked.resolve();
  });
  readonly #asked = Promise.withResolvers<void>();
  readonly #folder: string;

  /** @param folder where the team has published */
  constructor(folder: string) {
    this.#folder = folder;
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Resolves once somebody waits for a file. */
  untilAsked(): Promise<void> {
    return this.#asked.promise;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
