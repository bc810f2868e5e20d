import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { freePort } from '@site/dev-tools/free-port.ts';
import { inProject } from '@site/dev-tools/project-root.ts';

const run = promisify(execFile);
const BINARY = inProject('node_modules/.cache/versitygw');
const START_MS = 30_000;

export const BUCKET = 'site';
export const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'operator', AWS_SECRET_ACCESS_KEY: 'a secret of this test' };

/** A real S3 server, and a line to it that counts and that can be cut. */
export interface TestBucket {
  /** What clients name as `S3_ENDPOINT`. */
  endpoint: string;
  /** Where the server keeps the objects of the bucket, each as a file. */
  folder: string;
  /** Method and key of each request since the last look, in their order. */
  requests: string[];
  /** Lets so many requests through, and cuts the line to all later ones. */
  cutAfter(requests: number): void;
  mend(): void;
  /**
   * Cuts the line to the next such request for an object once it was sent.
   * @returns then: lets this request arrive
   */
  delay(method: 'GET' | 'PUT' | 'DELETE', key: string): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** Builds the server; Go itself knows when there is nothing to do. The first build takes about a minute. */
async function build(): Promise<void> {
  await mkdir(path.dirname(BINARY), { recursive: true });
  try {
    await run('go', ['build', '-o', BINARY, 'github.com/versity/versitygw/cmd/versitygw'], {
      cwd: import.meta.dirname,
    });
  } catch (cause) {
    throw new Error('The S3 test server needs Go 1.26 or newer: install it.', { cause });
  }
}

async function untilAnswering(address: string): Promise<void> {
  const deadline = AbortSignal.timeout(START_MS);
  for (;;) {
    const answer = await fetch(address, { signal: deadline }).catch(() => undefined);
    if (answer) return;
    deadline.throwIfAborted();
  }
}

export async function startTestBucket(): Promise<TestBucket> {
  await build();
  const root = await mkdtemp(path.join(tmpdir(), 'test-s3-'));
  const [objects, sidecar] = [path.join(root, 'objects'), path.join(root, 'attributes')];
  const folder = path.join(objects, BUCKET);
  await mkdir(folder, { recursive: true });
  await mkdir(sidecar);
  const port = await freePort();
  const environment = {
    ROOT_ACCESS_KEY: CREDENTIALS.AWS_ACCESS_KEY_ID,
    ROOT_SECRET_KEY: CREDENTIALS.AWS_SECRET_ACCESS_KEY,
  };
  const options = ['--quiet', '--port', `127.0.0.1:${port}`, 'posix', '--sidecar', sidecar, objects];
  const server = spawn(BINARY, options, { stdio: 'ignore', env: { ...process.env, ...environment } });
  await untilAnswering(`http://127.0.0.1:${port}`);

  const requests: string[] = [];
  let allowed = Number.POSITIVE_INFINITY;
  let isDelayed: ((incoming: IncomingMessage) => boolean) | undefined;
  const line = createServer((incoming, response) => {
    if (isDelayed?.(incoming)) {
      isDelayed = undefined;
      return;
    }
    if (allowed <= 0) {
      incoming.socket.destroy();
      return;
    }
    allowed -= 1;
    const { pathname } = new URL(incoming.url ?? '', 'http://line');
    requests.push(`${incoming.method} ${pathname.slice(`/${BUCKET}/`.length)}`);
    const { url, method, headers } = incoming;
    const passed = request({ port, host: '127.0.0.1', path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));

  return {
    endpoint: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    folder,
    requests,
    cutAfter(count) {
      allowed = count;
    },
    mend() {
      allowed = Number.POSITIVE_INFINITY;
    },
    delay(delayed, key) {
      const { promise, resolve } = Promise.withResolvers<() => Promise<void>>();
      isDelayed = (incoming) => {
        const { method, headers, url = '' } = incoming;
        if (method !== delayed || !url.startsWith(`/${BUCKET}/${key}?`)) return false;
        void buffer(incoming).then((body) => {
          incoming.socket.destroy();
          resolve(async () => {
            const passed = request({ port, host: '127.0.0.1', path: url, method, headers });
            const [answer] = await once(passed.end(body), 'response');
            await buffer(answer);
          });
        });
        return true;
      };
      return promise;
    },
    async stop() {
      line.closeAllConnections();
      line.close();
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      await rm(root, { recursive: true });
    },
  };
}
