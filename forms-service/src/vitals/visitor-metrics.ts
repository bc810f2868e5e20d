import {
  type CountedDirective,
  countedDirectives,
  type ViewReport,
  type VitalName,
  vitalNames,
} from '@site/contracts/vitals';
import { Counter, Histogram, type Registry } from 'prom-client';
import { createLabelSets } from './label-sets.ts';

/** Forty pages with two releases per team need about sixty label sets of up to 40 series each. */
const MAX_LABEL_SETS = 300;
const IDLE_MS = 15 * 60_000;

const MS_PER_S = 1_000;
const labelNames = ['remote', 'release', 'group'] as const;
type Labels = Pick<ViewReport, (typeof labelNames)[number]>;

const directives: CountedDirective[] = [...countedDirectives, 'other'];

/** Label set for page views without their own. */
const OTHER: Labels = { remote: 'other', release: 'other', group: 'other' };

/** Good, poor, and half and twice that: web.dev/articles/vitals and, for TTFB, web.dev/articles/ttfb. */
const histograms: Record<VitalName, { name: string; help: string; buckets: number[]; unit: number }> = {
  LCP: {
    name: 'visitor_lcp_seconds',
    help: 'Largest contentful paint of sampled page views; good up to 2.5, poor above 4.',
    buckets: [1.25, 2.5, 4, 8],
    unit: MS_PER_S,
  },
  INP: {
    name: 'visitor_inp_seconds',
    help: 'Interaction to next paint of sampled page views with an interaction; good up to 0.2, poor above 0.5.',
    buckets: [0.1, 0.2, 0.5, 1],
    unit: MS_PER_S,
  },
  CLS: {
    name: 'visitor_cls',
    help: 'Cumulative layout shift of sampled page views; good up to 0.1, poor above 0.25.',
    buckets: [0.05, 0.1, 0.25, 0.5],
    unit: 1,
  },
  TTFB: {
    name: 'visitor_ttfb_seconds',
    help: 'Time to first byte of sampled documents; good up to 0.8, poor above 1.8.',
    buckets: [0.4, 0.8, 1.8, 3.6],
    unit: MS_PER_S,
  },
};

/** Counts reports of sampled visitors by remote, release and page group. Nothing else of a report is stored. */
export interface VisitorMetrics {
  count(view: ViewReport): void;
}

export function createVisitorMetrics(registry: Registry, clock = () => new Date()): VisitorMetrics {
  const registers = [registry];
  const histogramOf = ({ name, help, buckets }: (typeof histograms)[VitalName]) =>
    new Histogram({ name, help, buckets, labelNames, registers });
  const vitals = {
    LCP: histogramOf(histograms.LCP),
    INP: histogramOf(histograms.INP),
    CLS: histogramOf(histograms.CLS),
    TTFB: histogramOf(histograms.TTFB),
  };
  const views = new Counter({ name: 'visitor_views_total', help: 'Sampled page views.', labelNames, registers });
  const errors = new Counter({
    name: 'visitor_errors_total',
    help: 'Uncaught errors in sampled page views, at most ten of each report.',
    labelNames,
    registers,
  });
  const violations = new Counter({
    name: 'visitor_policy_violations_total',
    help: 'Violations of the content security policy in sampled page views by directive.',
    labelNames: [...labelNames, 'directive'],
    registers,
  });

  const remove = (labels: Labels) => {
    for (const metric of [...Object.values(vitals), views, errors]) metric.remove({ ...labels });
    for (const directive of directives) violations.remove({ ...labels, directive });
  };
  const labelSets = createLabelSets<Labels>({ max: MAX_LABEL_SETS, idleMs: IDLE_MS, clock, onReplaced: remove });

  return {
    count(view) {
      const { remote, release, group } = view;
      const own = { remote, release, group };
      const labels = labelSets.admits(own) ? own : OTHER;
      views.inc(labels, view.vitals ? 1 : 0);
      errors.inc(labels, view.errors ?? 0);
      for (const name of vitalNames) {
        const value = view.vitals?.[name];
        if (value !== undefined) vitals[name].observe(labels, value / histograms[name].unit);
      }
      for (const directive of directives) {
        const count = view.violations?.[directive];
        if (count) violations.inc({ ...labels, directive }, count);
      }
    },
  };
}
