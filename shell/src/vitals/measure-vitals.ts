import type { VitalName } from '@site/contracts/vitals';
import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageViews } from './page-views.ts';
import { onPageShown } from './shown-page.ts';

/** Each change, so that a report has the values so far; pages shown without a document apart, where browsers can. */
const options = { reportAllChanges: true, reportSoftNavs: true };

const canTellPagesApart = PerformanceObserver.supportedEntryTypes.includes('soft-navigation');

/**
 * Measures the page views of a tab. A browser that cannot tell pages apart measures the document's until another is
 * shown: what follows would be counted for a page that is gone.
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
  // Without the option: pages without a document have no first byte.
  onTTFB((metric) => {
    if (metric.navigationType !== 'back-forward-cache') record('TTFB', metric);
  });
}
