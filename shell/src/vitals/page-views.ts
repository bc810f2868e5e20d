import {
  type CountedDirective,
  MAX_COUNT,
  MAX_VIEWS_PER_REPORT,
  pageGroup,
  type ViewReport,
  type VitalName,
} from '@site/contracts/vitals';
import type { VisiblePage } from './shown-page.ts';

interface PageView {
  page: VisiblePage;
  /** Absent once reported. */
  vitals: Partial<Record<VitalName, number>> | undefined;
  errors: number;
  violations: Partial<Record<CountedDirective, number>>;
}

const viewOf = (page: VisiblePage): PageView => ({ page, vitals: {}, errors: 0, violations: {} });

const addOne = (count = 0) => Math.min(count + 1, MAX_COUNT);

const isWorthReporting = ({ vitals, errors, violations }: PageView) =>
  vitals !== undefined || errors > 0 || Object.keys(violations).length > 0;

function toReport({ page: { path, remote, release }, vitals, errors, violations }: PageView): ViewReport {
  return {
    remote,
    release,
    group: pageGroup(path),
    vitals,
    ...(errors > 0 && { errors }),
    ...(Object.keys(violations).length > 0 && { violations }),
  };
}

/** Records events of a tab's page views until they are reported. */
export function createPageViews(first: VisiblePage) {
  let current = viewOf(first);
  let views = [current];

  const begin = (page: VisiblePage) => {
    current = viewOf(page);
    views.push(current);
  };

  return {
    /** Starts a page view when a page is shown. */
    show(page: VisiblePage): void {
      if (page.path !== current.page.path) begin(page);
    },
    /** Starts another view of the same page, as after a return through the history. */
    restart: () => begin(current.page),
    /** Whether a report has no room for another page view. */
    isFull: () => views.length >= MAX_VIEWS_PER_REPORT,
    /** Records the present value of a metric. A value that was already reported stays. */
    measure(path: string, name: VitalName, value: number): void {
      const view = views.findLast(({ page }) => page.path === path);
      if (view?.vitals) view.vitals[name] = Number(value.toFixed(3));
    },
    countError(): void {
      current.errors = addOne(current.errors);
    },
    countViolation(directive: CountedDirective): void {
      current.violations[directive] = addOne(current.violations[directive]);
    },
    /** @returns unreported data and marks it as reported */
    take(): ViewReport[] {
      const reports = views.filter(isWorthReporting).map(toReport);
      Object.assign(current, { vitals: undefined, errors: 0, violations: {} });
      views = [current];
      return reports;
    },
  };
}

export type PageViews = ReturnType<typeof createPageViews>;
