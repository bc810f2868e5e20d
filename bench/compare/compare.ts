import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import { startService } from '@site/dev-tools/service.ts';
import type { Browser } from 'playwright';
import { kilobytes, median, progress } from '../figures.ts';
import { brotliSize, measureUntouchedPage } from '../first-load.ts';
import { auditAsNewVisitor } from '../lighthouse.ts';
import { withResources } from '../resources.ts';
import type { MeasuredSite } from '../site.ts';
import { layOut, type Row } from '../table.ts';
import { type App, buildApp, writeStaticSite } from './build-app.ts';
import { checkSamePage } from './check-same-page.ts';
import { type Content, readContent } from './content.ts';

const PATH = '/';
const ROUNDS = 3;
const AUDITS = ['largest-contentful-paint', 'total-blocking-time'] as const;

const apps: App[] = [
  { name: 'Next.js, static export', folder: 'next', output: 'out' },
  { name: 'Astro, one React island', folder: 'astro', output: 'dist' },
  { name: 'Module Federation in the browser', folder: 'federation', output: 'dist' },
];

interface Candidate {
  name: string;
  address: string;
  /** Milliseconds of each round. */
  paint: number[];
  blocking: number[];
}

const toCandidate = (name: string, address: string): Candidate => ({ name, address, paint: [], blocking: [] });

async function serve(resources: AsyncDisposableStack, name: string, folders: string[]): Promise<Candidate> {
  const server = await startService(inProject('bench/compare/serve-folders.ts'), { FOLDERS: JSON.stringify(folders) });
  resources.defer(() => server.stop());
  return toCandidate(name, `http://localhost:${server.port}${PATH}`);
}

async function startReferences(resources: AsyncDisposableStack, content: Content): Promise<Candidate[]> {
  const references = [await serve(resources, 'static HTML, no scripts', await writeStaticSite(content))];
  for (const app of apps) references.push(await serve(resources, app.name, await buildApp(app, content)));
  return references;
}

/** Simulated for Lighthouse's mid-tier phone on slow 4G. */
async function audit({ address, paint, blocking }: Candidate): Promise<void> {
  const { audits } = await auditAsNewVisitor(address, { onlyAudits: [...AUDITS] });
  const [paintMs, blockingMs] = AUDITS.map((name) => audits[name]?.numericValue);
  if (paintMs === undefined || blockingMs === undefined) throw new Error(`Lighthouse measured no paint of ${address}.`);
  paint.push(paintMs);
  blocking.push(blockingMs);
}

async function toLine(browser: Browser, { name, address, paint, blocking }: Candidate): Promise<string[]> {
  const { html, script, stylesheets, requests } = await measureUntouchedPage(browser, new URL(address), new Map());
  return [
    name,
    kilobytes(script),
    String(requests),
    kilobytes((await brotliSize(html)) + stylesheets),
    `${(median(paint) / 1_000).toFixed(2)} s`,
    `${median(blocking).toFixed(0)} ms`,
  ];
}

const HEADING = [
  `the page ${PATH}`,
  'JavaScript before any touch',
  'requests',
  'document and css',
  'LCP, simulated mobile',
  'total blocking time',
];

/** Compares a page with the same content in other frameworks, and prints a separate table. */
export async function measureCompare({ url }: MeasuredSite): Promise<Row[]> {
  return withResources(async (resources) => {
    const browser = await launchBrowser();
    resources.defer(() => browser.close());
    const content = await readContent(browser, url, PATH);
    const candidates = [
      toCandidate('this site', new URL(PATH, url).href),
      ...(await startReferences(resources, content)),
    ];
    await checkSamePage(browser, candidates);
    for (let round = 1; round <= ROUNDS; round++) {
      for (const candidate of candidates) {
        await audit(candidate);
        progress(`round ${round}/${ROUNDS}, ${candidate.name}: LCP ${candidate.paint.at(-1)?.toFixed(0)} ms`);
      }
    }
    const lines: string[][] = [];
    for (const candidate of candidates) lines.push(await toLine(browser, candidate));
    console.log(`${layOut([HEADING, ...lines])}\n`);
    return [];
  });
}
