import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@site/dev-tools/free-port.ts';
import type { LaunchedService } from '@site/dev-tools/service.ts';
import { RemoteFolder } from '../shell/server/testing/remote-folder.ts';
import { median, progress, withSpread } from './figures.ts';
import { withResources } from './resources.ts';
import { launchShell, readResidentMemory, START_POLL_MS } from './shell.ts';
import type { Row } from './table.ts';

const PAGES_OF_REMOTE = 100;
const RELEASES = 5;
const MB = 1_000_000;
const GATE_MB = 512;
const GATE_START_MS = 1_000;
const POLL_MS = 10;
/** The limits of the shell's image: without them, Node keeps unneeded memory. */
const AS_IN_THE_IMAGE = { NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=8' };
/** Number of remotes → limit in milliseconds from a written release until it is served. */
const SITES = [
  { remotes: 1, gateMs: 2_000 },
  { remotes: 10, gateMs: 2_000 },
  { remotes: 100, gateMs: 4_000 },
];

/** As long as a page of the site, with as many links. */
const SENTENCES = '<p>A sentence of a page, with a <a href="/r0/p1">link</a> to another page.</p>'.repeat(60);

interface ManyPages {
  pages: number;
  /** From each written release until it is served, in milliseconds. */
  servedMs: number[];
  /**
   * From a start with everything on disk and all remotes unavailable until the home page is served, in milliseconds.
   */
  startMs: number;
  /** Resident memory of the shell after the releases. */
  memoryMb: number;
  /** Size of a document that all sites contain. */
  documentBytes: number;
}

class ManyRemotes {
  readonly folders: RemoteFolder[];

  constructor(count: number) {
    this.folders = Array.from({ length: count }, () => new RemoteFolder());
    for (const index of this.folders.keys()) this.publish(index, '1.0.0');
  }

  publish(index: number, version: string): void {
    const pages = Array.from({ length: PAGES_OF_REMOTE }, (_, page) => ({
      path: index + page === 0 ? '/' : `/r${index}/p${page}`,
      html: `<h1>Page ${page} of ${version}</h1>${SENTENCES}`,
    }));
    this.folders[index]?.publish({ name: `r${index}`, version, pages });
  }

  launch(dataDir: string, port: number): LaunchedService {
    const remotes = Object.fromEntries(this.folders.map(({ path: folder }, index) => [`r${index}`, folder]));
    return launchShell({ dataDir, port, remotes, pollMs: START_POLL_MS, variables: AS_IN_THE_IMAGE });
  }

  remove(): void {
    for (const folder of this.folders) folder.remove();
  }
}

/** A shell at a port. */
interface Running extends LaunchedService {
  port: number;
}

const textOf = async ({ port }: Running, address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).text();

async function servedAfter(shell: Running, address: string, words: string): Promise<number> {
  const started = performance.now();
  while (!(await textOf(shell, address)).includes(words)) await pause(POLL_MS);
  return performance.now() - started;
}

/** A site of remotes with a hundred pages each, of which one publishes. */
async function measureSite(count: number): Promise<ManyPages> {
  return withResources(async (resources) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'many-pages-'));
    resources.defer(() => rm(dataDir, { recursive: true, force: true }));
    const remotes = new ManyRemotes(count);
    resources.defer(async () => remotes.remove());
    const port = await freePort();
    const shell = { port, ...remotes.launch(dataDir, port) };
    resources.defer(() => shell.stop());
    await shell.ready;
    const documentBytes = Buffer.byteLength(await textOf(shell, '/r0/p1'));

    const servedMs: number[] = [];
    for (let number = 1; number <= RELEASES; number += 1) {
      remotes.publish(0, `2.0.${number}`);
      servedMs.push(await servedAfter(shell, '/r0/p1', `of 2.0.${number}<`));
    }
    const memoryMb = (await readResidentMemory(`http://127.0.0.1:${port}`)) / MB;
    await shell.stop();
    remotes.remove();
    const startMs = await timeStart(() => remotes.launch(dataDir, port), port);
    const pages = count * PAGES_OF_REMOTE;
    progress(`${pages} pages: served after ${servedMs.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    return { pages, servedMs, startMs, memoryMb, documentBytes };
  });
}

/** Time until a polling visitor gets the home page. */
async function timeStart(start: () => LaunchedService, port: number): Promise<number> {
  const started = performance.now();
  const shell = start();
  const isAnswered = async () => {
    const home = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    await home?.body?.cancel();
    return home?.status === 200;
  };
  while (!(await isAnswered())) await pause(POLL_MS);
  const ms = performance.now() - started;
  await shell.ready;
  await shell.stop();
  return ms;
}

/** Measures a deploy of one team, a start and a document on sites of up to 10,000 pages. */
export async function measureManyPages(): Promise<Row[]> {
  const sites: ManyPages[] = [];
  for (const { remotes } of SITES) sites.push(await measureSite(remotes));
  const [smallest, largest] = [sites[0], sites.at(-1)];
  if (!smallest || !largest) throw new Error('No site was measured.');
  return [
    ...sites.map(({ pages, servedMs }, index): Row => {
      const gateMs = SITES[index]?.gateMs ?? 0;
      return {
        what: `new release of 100 pages written → served, ${pages} pages, ms`,
        ours: withSpread(servedMs),
        gate: `≤ ${gateMs}`,
        isMet: median(servedMs) <= gateMs,
      };
    }),
    {
      what: `start without remotes → first answer, ${largest.pages} pages, ms`,
      ours: largest.startMs.toFixed(0),
      gate: `≤ ${GATE_START_MS}`,
      isMet: largest.startMs <= GATE_START_MS,
    },
    {
      what: `memory of the shell, ${largest.pages} pages, MB`,
      ours: largest.memoryMb.toFixed(0),
      gate: `≤ ${GATE_MB}`,
      isMet: largest.memoryMb <= GATE_MB,
    },
    {
      what: `bytes of a document, ${largest.pages} pages`,
      ours: String(largest.documentBytes),
      reference: `${smallest.documentBytes} of ${smallest.pages} pages`,
      gate: 'equal',
      isMet: largest.documentBytes === smallest.documentBytes,
    },
  ];
}
