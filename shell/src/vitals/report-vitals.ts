import { VITALS_PATH, type VitalsReport } from '@site/contracts/vitals';
import { readPageData } from '../browser/read-page-data.ts';
import type { ErrorQueue } from '../starter/sample-visitor.ts';
import { measureVitals } from './measure-vitals.ts';
import { createPageViews, type PageViews } from './page-views.ts';
import { onPageShown } from './shown-page.ts';
import { watchErrors } from './watch-errors.ts';
import { watchPolicy } from './watch-policy.ts';

/** Reports the metrics of a sampled visitor when the tab is hidden: the last event that browsers reliably dispatch. */
function reportPageViews(views: PageViews): void {
  const send = () => {
    const report: VitalsReport = { views: views.take() };
    if (report.views.length === 0) return;
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };

  onPageShown((page) => {
    if (views.isFull()) send();
    views.show(page);
  });
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) views.restart();
  });
}

const { page } = readPageData();
if (page) {
  const { path, remote, release } = page;
  const views = createPageViews({ path, remote, release: release.version });
  watchErrors(views, document.currentScript as ErrorQueue);
  watchPolicy(views);
  measureVitals(views);
  // After the listeners of web-vitals, which record the last values when the tab is hidden.
  reportPageViews(views);
}
