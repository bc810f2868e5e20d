import { budgetRows, measureBudgets } from './budgets.ts';
import { measureBuilds } from './builds.ts';
import { measureCompare } from './compare/compare.ts';
import { measureComposing } from './composing.ts';
import { measureDeploys } from './deploys.ts';
import { measureDevelopment } from './development.ts';
import { measureDocumentsPerSecond } from './documents-per-second.ts';
import { measureGateway } from './gateway.ts';
import { measureInteractions } from './interactions.ts';
import { measureManyLeads } from './leads/many-leads.ts';
import { measureManyPages } from './many-pages.ts';
import { measureNavigation } from './navigation.ts';
import { measurePaint } from './paint.ts';
import { measurePerformance } from './performance.ts';
import { measureRebuilds } from './rebuilds.ts';
import { measureReleaseLatency } from './release-latency.ts';
import { measureRoundTrips } from './round-trips.ts';
import { type MeasuredSite, withSite } from './site.ts';
import { measureSubmissions } from './submissions.ts';
import type { Row } from './table.ts';

/** Measurements on one running site, in this order. */
const ofSite: Record<string, (site: MeasuredSite) => Promise<Row | Row[]>> = {
  budgets: async (site) => budgetRows(await measureBudgets(site)),
  'round-trips': measureRoundTrips,
  paint: measurePaint,
  performance: measurePerformance,
  documents: measureDocumentsPerSecond,
  navigation: measureNavigation,
  interactions: measureInteractions,
  compare: measureCompare,
};

/** Measurements on separate processes, after the site is stopped. */
const ofParts: Record<string, () => Promise<Row | Row[]>> = {
  composing: measureComposing,
  release: measureReleaseLatency,
  'many-pages': measureManyPages,
  deploys: measureDeploys,
  gateway: measureGateway,
  submissions: measureSubmissions,
  // Fewer, such as BENCH_LEADS=300000, the leads of four days, show the effect of a change in less time.
  leads: () => measureManyLeads(Number(process.env.BENCH_LEADS ?? 10_000_000)),
  builds: measureBuilds,
  rebuilds: measureRebuilds,
  dev: measureDevelopment,
};

export const measurementNames = [...Object.keys(ofSite), ...Object.keys(ofParts)];

/** A failed measurement counts as a missed budget and must not hide the other results. */
async function rowsOf(name: string, work: () => Promise<Row | Row[]>): Promise<Row[]> {
  try {
    return [await work()].flat();
  } catch (error) {
    return [{ what: name, ours: `failed: ${(error as Error).message}`, gate: '–', isMet: false }];
  }
}

/** @param wanted some of {@link measurementNames} */
export async function measure(wanted: string[]): Promise<Row[]> {
  const isWanted = ([name]: [string, unknown]) => wanted.includes(name);
  const rows: Row[] = [];
  const siteWork = Object.entries(ofSite).filter(isWanted);
  if (siteWork.length > 0) {
    await withSite(async (site) => {
      for (const [name, work] of siteWork) rows.push(...(await rowsOf(name, () => work(site))));
    });
  }
  for (const [name, work] of Object.entries(ofParts).filter(isWanted)) rows.push(...(await rowsOf(name, work)));
  return rows;
}
