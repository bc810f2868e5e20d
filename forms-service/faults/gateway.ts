import { execFileSync, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../test/service.ts';
import { freePort } from '../test-mongo/free-port.ts';

const DEPLOY = path.join(import.meta.dirname, '../../deploy');
const START_MS = 20_000;
const POLL_MS = 50;

/** Nginx of the distribution, run without a separate user. */
function assertNginx(): void {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch (cause) {
    throw new Error('The gateway needs nginx on the PATH: install it (Debian: apt-get install nginx-core).', { cause });
  }
}

/**
 * Starts a DNS server that resolves every name to these addresses.
 * @returns its port
 */
async function startNameServer(addresses: string[]): Promise<number> {
  const server = createSocket('udp4');
  server.on('message', (query, { port, address }) => {
    const head = Buffer.from(query.subarray(0, 12));
    // A response to one question, with the number of answers.
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(addresses.length, 6);
    head.writeUInt32BE(0, 8);
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    // The name of the question, type A, class IN, for one second, four bytes.
    const fixed = Buffer.from('c00c00010001000000010004', 'hex');
    const answers = addresses.map((one) => Buffer.concat([fixed, Buffer.from(one.split('.').map(Number))]));
    server.send(Buffer.concat([head, question, ...answers]), port, address);
  });
  await once(server.bind(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return server.address().port;
}

/** Backends of a gateway. */
export interface GatewayOptions {
  /** Port of forms-service at each address. */
  formsPort: number;
  addresses?: string[];
  /** Environment of the container. */
  environment?: Record<string, string>;
}

/** Writes the gateway image's files to a folder, with local paths and ports. */
async function unpack({ formsPort, addresses = ['127.0.0.1'] }: GatewayOptions) {
  const folder = await temporaryFolder();
  const [port, tlsPort, figures, health] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const nameServer = await startNameServer(addresses);
  const settle = (configuration: string) =>
    configuration
      .replaceAll('include /etc/nginx/mime.types;', '')
      .replaceAll(/\/(?:etc\/nginx|tmp|data|certificates)\//g, `${folder}/`)
      // Nginx of Debian 12 supports none of these.
      .replaceAll(/listen 443 quic[^;]*;|http2 on;|http3_[^;]*;/g, '')
      // A pipe of Node is a socket, which cannot be opened.
      .replaceAll('/dev/stdout', `${folder}/access.log`)
      .replaceAll('resolver 127.0.0.11 ', `resolver 127.0.0.1:${nameServer} `)
      .replaceAll('forms-service:8080', `forms-service:${formsPort}`)
      .replaceAll('127.0.0.1:2020', `127.0.0.1:${health}`)
      .replaceAll(/listen (?:80|8080)(?=[ ;])/g, `listen 127.0.0.1:${port}`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${tlsPort} `)
      .replaceAll(/listen (?:8082|9113);/g, `listen 127.0.0.1:${figures};`);
  for (const part of ['gateway', 'operations']) {
    await mkdir(path.join(folder, part));
    for (const name of await readdir(path.join(DEPLOY, part))) {
      const settled = settle(await readFile(path.join(DEPLOY, part, name), 'utf8'));
      const isMain = name === 'nginx.conf' && process.getuid?.() === 0;
      await writeFile(path.join(folder, part, name), isMain ? `user root;\n${settled}` : settled);
    }
  }
  const at = (which: number) => `http://127.0.0.1:${which}`;
  return { folder, url: at(port), figures: at(figures), health: `${at(health)}/health` };
}

type Part = 'gateway' | 'operations';

/** Runs the entry point of the container in a separate folder. */
async function run(part: Part, options: GatewayOptions) {
  assertNginx();
  const unpacked = await unpack(options);
  const env = { PATH: process.env.PATH, ...options.environment };
  const child = spawn('sh', [path.join(unpacked.folder, part, 'start.sh')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const words = text(child.stderr);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { ...unpacked, words, ended };
}

/**
 * Starts a gateway that is expected to fail.
 * @returns its exit code and output
 */
export async function failureOfGateway(part: Part, options: GatewayOptions) {
  const { ended, words } = await run(part, options);
  return { code: await ended, words: await words };
}

/** Starts the gateway, or its operations port, and waits until it responds. */
export async function startGateway(part: Part, options: GatewayOptions) {
  const { health, url, figures, folder, words, ended } = await run(part, options);
  let code: number | null | undefined;
  void ended.then((known) => {
    code = known;
  });
  for (const deadline = Date.now() + START_MS; Date.now() < deadline && code === undefined; await pause(POLL_MS))
    if (await fetch(health).catch(() => undefined)) return { url, figures, folder };
  throw new Error(`The ${part} does not answer: ${code === undefined ? 'nothing for a while' : await words}`);
}
