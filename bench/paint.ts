import { inProject } from '@site/dev-tools/project-root.ts';
import { startService } from '@site/dev-tools/service.ts';
import { median, progress, withSpread } from './figures.ts';
import { auditAsNewVisitor } from './lighthouse.ts';
import { withResources } from './resources.ts';
import type { Site } from './site.ts';
import type { Row } from './table.ts';

/** Path → how much later than without scripts: pages that are only read, and pages with live controls. */
const GATES: Readonly<Record<string, number>> = {
  '/': 1.05,
  '/articles/call-analytics': 1.05,
  '/pricing': 1.15,
  '/wholesale-voip-rates': 1.15,
  '/contact': 1.15,
};
const PAGES = Object.keys(GATES);
const ROUNDS = 3;

/** Largest contentful paint in milliseconds, simulated for Lighthouse's mid-tier phone on slow 4G. */
async function largestPaint(address: string): Promise<number> {
  const { audits } = await auditAsNewVisitor(address, { onlyAudits: ['largest-contentful-paint'] });
  const paint = audits['largest-contentful-paint']?.numericValue;
  if (paint === undefined) throw new Error(`Lighthouse measured no paint of ${address}.`);
  return paint;
}

const gateOf = (path: string) => `≤ ${GATES[path]} ×`;

function paintRow(path: string, ours: number[], reference: number[]): Row {
  const ratio = median(ours) / median(reference);
  return {
    what: `LCP, simulated mobile, ${path}, ms`,
    ours: withSpread(ours),
    reference: `${withSpread(reference)} without scripts`,
    ratio: ratio.toFixed(2),
    gate: gateOf(path),
    isMet: ratio <= (GATES[path] ?? 0),
  };
}

/** Compares each page with the same document without scripts, served by the same code; rounds take turns. */
export async function measurePaint({ url, paths }: Site): Promise<Row[]> {
  return withResources(async (resources) => {
    const reference = await startService(inProject('bench/static-reference.ts'), { SITE_URL: url });
    resources.defer(() => reference.stop());

    const rows: Row[] = [];
    for (const path of PAGES.filter((page) => paths.includes(page))) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 1; round <= ROUNDS; round++) {
        ours.push(await largestPaint(new URL(path, url).href));
        theirs.push(await largestPaint(`http://localhost:${reference.port}${path}`));
        progress(
          `LCP ${path}, round ${round}/${ROUNDS}: ${ours.at(-1)?.toFixed(0)} ms, ${theirs.at(-1)?.toFixed(0)} ms`,
        );
      }
      rows.push(paintRow(path, ours, theirs));
    }
    const missing = PAGES.filter((page) => !paths.includes(page));
    return [...rows, ...missing.map(missingRow)];
  });
}

const missingRow = (path: string): Row => ({
  what: `LCP, simulated mobile, ${path}, ms`,
  ours: 'the site has no such page',
  gate: gateOf(path),
  isMet: false,
});
