import { inProject } from '@site/dev-tools/project-root.ts';
import { startService } from '@site/dev-tools/service.ts';
import { median, progress, withSpread } from './figures.ts';
import { auditAsNewVisitor } from './lighthouse.ts';
import { withResources } from './resources.ts';
import type { MeasuredSite } from './site.ts';
import type { Row } from './table.ts';

interface PaintedPage {
  path: string;
  /** Largest ratio to the same document without scripts. */
  gate: number;
}

const ONLY_READ = 1.05;
const WITH_CONTROLS = 1.15;
const PAGES: PaintedPage[] = [
  { path: '/', gate: ONLY_READ },
  { path: '/articles/call-analytics', gate: ONLY_READ },
  { path: '/pricing', gate: WITH_CONTROLS },
  { path: '/wholesale-voip-rates', gate: WITH_CONTROLS },
  { path: '/contact', gate: WITH_CONTROLS },
];
const ROUNDS = 3;

/** Largest contentful paint in milliseconds, simulated for Lighthouse's mid-tier phone on slow 4G. */
async function largestPaint(address: string): Promise<number> {
  const { audits } = await auditAsNewVisitor(address, { onlyAudits: ['largest-contentful-paint'] });
  const paint = audits['largest-contentful-paint']?.numericValue;
  if (paint === undefined) throw new Error(`Lighthouse measured no paint of ${address}.`);
  return paint;
}

function paintRow({ path, gate }: PaintedPage, ours: number[], reference: number[]): Row {
  const ratio = median(ours) / median(reference);
  return {
    what: `LCP, simulated mobile, ${path}, ms`,
    ours: withSpread(ours),
    reference: `${withSpread(reference)} without scripts`,
    ratio: ratio.toFixed(2),
    gate: `≤ ${gate} ×`,
    isMet: ratio <= gate,
  };
}

/** Compares each page with the same document without scripts, served by the same code, in alternating rounds. */
export async function measurePaint({ url, paths }: MeasuredSite): Promise<Row[]> {
  return withResources(async (resources) => {
    const reference = await startService(inProject('bench/static-reference.ts'), { SITE_URL: url });
    resources.defer(() => reference.stop());

    const rows: Row[] = [];
    for (const page of PAGES.filter(({ path }) => paths.includes(path))) {
      const { path } = page;
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 1; round <= ROUNDS; round++) {
        ours.push(await largestPaint(new URL(path, url).href));
        theirs.push(await largestPaint(`http://localhost:${reference.port}${path}`));
        progress(
          `LCP ${path}, round ${round}/${ROUNDS}: ${ours.at(-1)?.toFixed(0)} ms, ${theirs.at(-1)?.toFixed(0)} ms`,
        );
      }
      rows.push(paintRow(page, ours, theirs));
    }
    const missing = PAGES.filter(({ path }) => !paths.includes(path));
    return [...rows, ...missing.map(missingRow)];
  });
}

const missingRow = ({ path, gate }: PaintedPage): Row => ({
  what: `LCP, simulated mobile, ${path}, ms`,
  ours: 'the site has no such page',
  gate: `≤ ${gate} ×`,
  isMet: false,
});
