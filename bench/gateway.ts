import { execFile, execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inProject } from '@site/dev-tools/project-root.ts';
import { pairedRatio, progress, withSpread } from './figures.ts';
import { canRunGateway, gatewayFiles, makeCertificate, startWebServer, type WebServer } from './gateway-container.ts';
import { ReleaseFolder } from './release-folder.ts';
import { withResources } from './resources.ts';
import { builtRemotes, startShell } from './shell.ts';
import type { Row } from './table.ts';

const run = promisify(execFile);
const ROUNDS = 12;
const RATE_GATE = 0.9;
const LATENCY_ROUNDS = 5;
const LATENCY_SECONDS = 6;
const SPARE_SECONDS = 5;
const LATENCY_GATE = 1.5;
const POLL_MS = 50;
/** As under `npm start`. */
const SHELL_POLL_MS = 200;
const CLIENTS = 32;
const PERCENTILE = 0.99;

/** nginx that does nothing but send the same file with the same headers. */
const REFERENCE = `
user root;
worker_processes 2;
daemon off;
pid FOLDER/pid;
error_log stderr alert;
events { worker_connections 3072; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  open_file_cache_valid 1s;
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:HTTP_PORT reuseport;
    listen 127.0.0.1:HTTPS_PORT ssl reuseport;
    http2 on;
    ssl_certificate FOLDER/certificate.pem;
    ssl_certificate_key FOLDER/certificate.pem;
    ssl_buffer_size 8k;
    root DOCUMENTS;
    location = / { try_files /index.html.br =404; ADDED_HEADERS }
  }
}`;

const hasLoadGenerator = () => {
  try {
    execFileSync('h2load', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Asks for a document as fast as it can, by HTTP/1.1 or, with TLS, by HTTP/2. @returns answers per second */
async function rateOf(url: string): Promise<number> {
  const protocol = url.startsWith('https') ? [] : ['--h1'];
  const options = [
    '-t1',
    `-c${CLIENTS}`,
    '-m1',
    '-D1',
    '--warm-up-time=200ms',
    '-H',
    'accept-encoding: br',
    ...protocol,
  ];
  const { stdout } = await run('h2load', [...options, url]);
  const [, rate] = /finished in [^,]+, ([\d.]+) req\/s/.exec(stdout) ?? [];
  if (!rate || !/ 0 failed, 0 errored/.test(stdout)) throw new Error(`h2load could not measure ${url}:\n${stdout}`);
  return Number(rate);
}

/** Asks at a steady rate. @returns the 99th percentile, in milliseconds */
async function latencyAt(url: string, rate: number, folder: string): Promise<number> {
  const log = path.join(folder, 'latencies.tsv');
  await rm(log, { force: true });
  const steady = [`--rps=${(rate / CLIENTS).toFixed(1)}`, '-D', String(LATENCY_SECONDS), '--log-file', log];
  const options = ['--h1', '-t1', `-c${CLIENTS}`, '-m1', '-H', 'accept-encoding: br', ...steady];
  // It may wait for ever for a connection that nginx has closed after its thousandth request.
  await run('h2load', [...options, url], { timeout: (LATENCY_SECONDS + SPARE_SECONDS) * 1_000 });
  const lines = (await readFile(log, 'utf8')).trim().split('\n');
  const microseconds = lines.map((line) => Number(line.split('\t')[2])).sort((a, b) => a - b);
  return (microseconds[Math.floor(microseconds.length * PERCENTILE)] ?? Number.NaN) / 1_000;
}

async function compareRates(what: string, ours: string, reference: string): Promise<Row & { best: number }> {
  const rates = { ours: [] as number[], reference: [] as number[] };
  await rateOf(ours);
  for (let round = 1; round <= ROUNDS; round += 1) {
    rates.ours.push(await rateOf(ours));
    rates.reference.push(await rateOf(reference));
  }
  const ratio = pairedRatio(rates.ours, rates.reference);
  progress(`${what}: ${ratio.toFixed(2)} ×`);
  return {
    what: `documents/s through the gateway, ${what}`,
    ours: withSpread(rates.ours),
    reference: `${withSpread(rates.reference)} nginx, same file and headers`,
    ratio: ratio.toFixed(2),
    gate: `≥ ${RATE_GATE} ×`,
    isMet: ratio >= RATE_GATE,
    best: Math.max(...rates.ours),
  };
}

/** Compares the latency of documents while releases are published one after the other with that without. */
async function compareLatency(
  gateway: WebServer,
  rate: number,
  folder: string,
  wholesale: ReleaseFolder,
): Promise<Row> {
  const calm: number[] = [];
  const deploying: number[] = [];
  let releases = 0;
  for (let round = 1; round <= LATENCY_ROUNDS; round += 1) {
    calm.push(await latencyAt(gateway.http, rate, folder));
    const measuring = latencyAt(gateway.http, rate, folder);
    let isMeasured = false;
    void measuring.finally(() => {
      isMeasured = true;
    });
    while (!isMeasured) {
      releases += 1;
      const page = await wholesale.publish(`release ${releases}`);
      await servedBy(gateway, page, `release ${releases}`, () => isMeasured);
    }
    deploying.push(await measuring);
    progress(`p99 without and with deploys: ${calm.at(-1)?.toFixed(2)}, ${deploying.at(-1)?.toFixed(2)} ms`);
  }
  const ratio = pairedRatio(deploying, calm);
  return {
    what: `p99 of a document at ${rate.toFixed(0)}/s during ${releases} deploys, ms`,
    ours: withSpread(deploying, 2),
    reference: `${withSpread(calm, 2)} without`,
    ratio: ratio.toFixed(2),
    gate: `≤ ${LATENCY_GATE} ×`,
    isMet: ratio <= LATENCY_GATE,
  };
}

async function servedBy(gateway: WebServer, page: string, words: string, isEnough: () => boolean): Promise<void> {
  while (!isEnough()) {
    const html = await (await fetch(new URL(page, gateway.http))).text();
    if (html.includes(words)) return;
    await pause(POLL_MS);
  }
}

/** Compares the gateway of the container stack, on the folder that a shell publishes, with nginx alone. */
export async function measureGateway(): Promise<Row[]> {
  const what = 'documents/s through the gateway';
  if (!canRunGateway() || !hasLoadGenerator())
    return [{ what, ours: 'not measured', reference: 'needs docker, nginx:1.30 and h2load', gate: `≥ ${RATE_GATE} ×` }];
  return withResources(async (resources) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'gateway-'));
    resources.defer(() => rm(folder, { recursive: true, force: true }));
    const dataDir = path.join(folder, 'data');
    const wholesale = await ReleaseFolder.copyOf(inProject('mfe-wholesale/dist'), path.join(folder, 'wholesale'));
    const remotes = { ...builtRemotes, wholesale: wholesale.path };
    const shell = await startShell({ dataDir, remotes, pollMs: SHELL_POLL_MS });
    resources.defer(() => shell.stop());
    yieldToGateway(shell.process.pid ?? 0);

    const start = async (name: string, environment: Record<string, string>) => {
      const own = path.join(folder, name);
      await mkdir(path.join(own, 'certificates/live'), { recursive: true });
      await makeCertificate(path.join(own, 'certificates/live/localhost.pem'));
      const command = ['sh', 'FOLDER/start.sh'];
      const server = await startWebServer({ folder: own, files: await gatewayFiles(dataDir), command, environment });
      resources.defer(() => server.stop());
      return server;
    };
    const plain = await start('plain', {});
    const encrypted = await start('encrypted', { SITE_DOMAIN: 'localhost' });
    const reference = await startReference(folder, dataDir, plain);
    resources.defer(() => reference.stop());

    const { best, ...http } = await compareRates('HTTP', plain.http, reference.http);
    const { best: _, ...https } = await compareRates('TLS with HTTP/2', encrypted.https, reference.https);
    return [http, https, await compareLatency(plain, best / 2, folder, wholesale)];
  });
}

/** As `cpu_shares` of docker-compose.yml. */
function yieldToGateway(pid: number): void {
  for (const thread of readdirSync(`/proc/${pid}/task`))
    setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
}

/** Headers that nginx makes by itself, or that differ with each answer. */
const OWN_HEADERS = new Set(['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'server']);

async function startReference(folder: string, dataDir: string, gateway: WebServer): Promise<WebServer> {
  const { stdout } = await run('curl', ['-s', '-D', '-', '-o', '/dev/null', '-H', 'accept-encoding: br', gateway.http]);
  const added = stdout.split('\r\n').flatMap((line) => {
    const [, name = '', value] = /^([\w-]+): (.*)$/.exec(line) ?? [];
    return value === undefined || OWN_HEADERS.has(name.toLowerCase()) ? [] : [`add_header ${name} "${value}";`];
  });
  const own = path.join(folder, 'reference');
  await mkdir(own);
  await makeCertificate(path.join(own, 'certificate.pem'));
  const configuration = REFERENCE.replace('ADDED_HEADERS', added.join(' ')).replace(
    'DOCUMENTS',
    path.join(dataDir, 'public/current'),
  );
  return startWebServer({
    folder: own,
    files: { 'nginx.conf': configuration },
    command: ['nginx', '-c', 'FOLDER/nginx.conf'],
  });
}
