import type { VitalName } from '@site/contracts/vitals';
import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageViews } from './page-views.ts';
import { onPageShown } from './shown-page.ts';

/** Reports each change, for up-to-date values, and pages shown by navigation separately, where browsers can. */
const options = { reportAllChanges: true, reportSoftNavs: true };

const canTellPagesApart = PerformanceObserver.supportedEntryTypes.includes('soft-navigation');

/**
 * Measures the page views of a tab. A browser without that ability measures only the document's page, until another is
 * shown: later values would belong to the wrong page.
 */
export function measureVitals(views: Pick<PageViews, 'measure'>): void {
  const documentPath = location.pathname;
  let isMeasured = true;
  onPageShown(({ path }) => {
    if (path !== documentPath && !canTellPagesApart) isMeasured = false;
  });

  const record = (name: VitalName, { value, navigationURL = '' }: MetricType) => {
    if (isMeasured) views.measure(new URL(navigationURL, location.href).pathname, name, value);
  };
  onLCP((metric) => record('LCP', metric), options);
  onINP((metric) => record('INP', metric), options);
  onCLS((metric) => record('CLS', metric), options);
  // Without the option: pages shown by navigation have no first byte.
  onTTFB((metric) => {
    if (metric.navigationType !== 'back-forward-cache') record('TTFB', metric);
  });
}
