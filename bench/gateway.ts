import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject } from '@site/dev-tools/project-root.ts';
import { pairedRatio, progress, withSpread } from './figures.ts';
import {
  canRunGateway,
  gatewayFiles,
  makeCertificate,
  startShellContainer,
  startWebServer,
  type WebServer,
} from './gateway-container.ts';
import { startReference } from './gateway-reference.ts';
import { hasLoadGenerator, latencyAt, rateOf } from './h2load.ts';
import { ReleaseFolder } from './release-folder.ts';
import { withResources } from './resources.ts';
import { builtRemotes, START_POLL_MS } from './shell.ts';
import type { Row } from './table.ts';

const ROUNDS = 12;
const RATE_GATE = 0.9;
const LATENCY_ROUNDS = 5;
const LATENCY_GATE = 1.5;
const POLL_MS = 50;

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

/** A team publishes from another machine: its part must not disturb the measurement. */
function yieldToServers(): void {
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), constants.priority.PRIORITY_LOW);
}

/** Compares the latency of documents during continuous publishing with that without. */
async function compareLatency(
  gateway: WebServer,
  rate: number,
  folder: string,
  wholesale: ReleaseFolder,
): Promise<Row> {
  yieldToServers();
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

/** Compares the gateway of the container stack, on the published folder of a shell, with plain nginx. */
export async function measureGateway(): Promise<Row[]> {
  const what = 'documents/s through the gateway';
  if (!canRunGateway() || !hasLoadGenerator())
    return [
      {
        what,
        ours: 'not measured',
        reference: 'needs docker, nginx:1.30, node:24-bookworm-slim and h2load',
        gate: `≥ ${RATE_GATE} ×`,
      },
    ];
  return withResources(async (resources) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'gateway-'));
    resources.defer(() => rm(folder, { recursive: true, force: true }));
    const dataDir = path.join(folder, 'data');
    const wholesale = await ReleaseFolder.copyOf(inProject('mfe-wholesale/dist'), path.join(folder, 'wholesale'));
    const remotes = { ...builtRemotes, wholesale: wholesale.path };
    const shell = await startShellContainer(folder, { dataDir, remotes, pollMs: START_POLL_MS });
    resources.defer(() => shell.stop());

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
