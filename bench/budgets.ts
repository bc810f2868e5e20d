import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import pLimit from 'p-limit';
import { kilobytes, progress } from './figures.ts';
import { type FileSizes, type FirstLoad, measureFirstLoad } from './first-load.ts';
import { withResources } from './resources.ts';
import type { MeasuredSite } from './site.ts';
import { layOut, type Row } from './table.ts';

const CONCURRENCY = 3;
const CSS_GATE = 8_000;

interface PageClass {
  name: string;
  /** Bytes of script on first load, brotli 11. */
  gate: number;
  holds(load: FirstLoad): boolean;
}

/** A page belongs to the first class that matches it. */
const classes: PageClass[] = [
  {
    name: 'live controls',
    gate: 100_000,
    holds: ({ isInteractive, waitsForTouch }) => isInteractive && !waitsForTouch,
  },
  { name: 'untouched', gate: 5_000, holds: () => true },
];

const classOf = (load: FirstLoad) => classes.find(({ holds }) => holds(load));
const isScriptWithin = (load: FirstLoad) => load.script <= (classOf(load)?.gate ?? 0);
const isCssWithin = ({ css }: FirstLoad) => css <= CSS_GATE;

/** Measures the cost of a first visit to each page of a running site in a real browser. */
export async function measureBudgets({ url, paths }: MeasuredSite): Promise<FirstLoad[]> {
  return withResources(async (resources) => {
    const browser = await launchBrowser();
    resources.defer(() => browser.close());
    const sizes: FileSizes = new Map();
    let measured = 0;
    return pLimit(CONCURRENCY).map(paths, async (path) => {
      const load = await measureFirstLoad(browser, new URL(path, url), sizes);
      progress(`first load ${++measured}/${paths.length}: ${path}`);
      return load;
    });
  });
}

/** Checks whether every page keeps every budget. */
export const areBudgetsMet = (loads: FirstLoad[]) => loads.every((load) => isScriptWithin(load) && isCssWithin(load));

/** @returns a sentence for each budget that a page exceeds */
export function describeExceeded(load: FirstLoad): string[] {
  const gate = classOf(load)?.gate ?? 0;
  const script = `Its scripts are ${kilobytes(load.script)}, and ${kilobytes(gate)} are allowed before a visitor touches it.`;
  const css = `Its styles are ${kilobytes(load.css)}, and ${kilobytes(CSS_GATE)} are allowed.`;
  return [...(isScriptWithin(load) ? [] : [script]), ...(isCssWithin(load) ? [] : [css])];
}

/** One line per page. */
export function describeBudgets(loads: FirstLoad[]): string {
  const heading = ['page', 'class', 'script', 'gate', 'css', 'gate', 'document', 'ok'];
  const lines = loads.map((load) => [
    load.path,
    classOf(load)?.name ?? '',
    kilobytes(load.script),
    kilobytes(classOf(load)?.gate ?? 0),
    kilobytes(load.css),
    kilobytes(CSS_GATE),
    kilobytes(load.document),
    areBudgetsMet([load]) ? 'yes' : 'NO',
  ]);
  return layOut([heading, ...lines]);
}

/** The worst page of each class. */
export function budgetRows(loads: FirstLoad[]): Row[] {
  const scriptRows = classes.toReversed().flatMap((pageClass) => {
    const worst = largest(
      loads.filter((load) => classOf(load) === pageClass),
      'script',
    );
    if (!worst) return [];
    return {
      what: `JavaScript on first load, ${pageClass.name}`,
      ours: `${kilobytes(worst.script)} (${worst.path})`,
      gate: `≤ ${kilobytes(pageClass.gate)}`,
      isMet: isScriptWithin(worst),
    };
  });
  const worst = largest(loads, 'css');
  if (!worst) return scriptRows;
  const cssRow = {
    what: 'css in the document',
    ours: `${kilobytes(worst.css)} (${worst.path})`,
    gate: `≤ ${kilobytes(CSS_GATE)}`,
    isMet: isCssWithin(worst),
  };
  return [...scriptRows, cssRow];
}

const largest = (loads: FirstLoad[], size: 'script' | 'css') => loads.toSorted((a, b) => b[size] - a[size])[0];
