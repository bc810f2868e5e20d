import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

const BINARY = path.join(import.meta.dirname, '../../.cache/test-mongo');
const START_MS = 20_000;

/** Builds the server; Go skips up-to-date builds. The first build takes about a minute. */
async function build(): Promise<void> {
  await mkdir(path.dirname(BINARY), { recursive: true });
  try {
    await run('go', ['build', '-o', BINARY, '.'], { cwd: import.meta.dirname });
  } catch (error) {
    throw new Error(
      'The MongoDB test server needs Go 1.24 or newer: install it, or name a server in TEST_MONGODB_URI.',
      {
        cause: error,
      },
    );
  }
}

async function untilAnswering(address: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      await run(BINARY, ['ping', address]);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}

/** A running MongoDB-protocol server. */
export interface TestMongo {
  uri: string;
  /** Stops it and removes its files. */
  stop(): Promise<void>;
}

/** A server with outages on request. */
export interface FragileMongo extends TestMongo {
  /** Kills it; its files stay. */
  kill(): Promise<void>;
  /** Restarts it on the same port and files. */
  restart(): Promise<void>;
  /** Restarts it on the same port with an empty store. */
  replace(): Promise<void>;
}

/**
 * Starts a server on a free port.
 * @param parent parent of the folder for its files
 */
export async function startTestMongo(parent = tmpdir()): Promise<FragileMongo> {
  await build();
  const folder = await mkdtemp(path.join(parent, 'test-mongo-'));
  const address = `127.0.0.1:${await freePort()}`;
  const start = () => spawn(BINARY, [address, folder], { stdio: 'ignore' });
  let server = start();
  await untilAnswering(address);
  const kill = async () => {
    const ended = once(server, 'exit');
    if (server.kill('SIGKILL')) await ended;
  };
  async function restart() {
    server = start();
    await untilAnswering(address);
  }
  return {
    uri: `mongodb://${address}/`,
    kill,
    restart,
    async replace() {
      await kill();
      await rm(folder, { recursive: true });
      await mkdir(folder);
      await restart();
    },
    async stop() {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}
