/** Path to which browsers send {@link VitalsReport}s. */
export const VITALS_PATH = '/api/vitals';

/** Metrics of a page view (https://web.dev/articles/vitals): LCP, INP and TTFB in milliseconds, CLS without a unit. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Directives of the content security policy whose violations are counted separately. */
export const countedDirectives = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'form-action',
] as const;
export type CountedDirective = (typeof countedDirectives)[number] | 'other';

/** Limit of counted errors, and of violations per directive, in a report of a page view: a loop counts as one failure. */
export const MAX_COUNT = 10;
export const MAX_VIEWS_PER_REPORT = 8;
/** A slash and 60 characters. */
export const MAX_GROUP_LENGTH = 61;

/** Measurements of a page view, without anything that identifies visitors. */
export interface ViewReport {
  /** Owner of the page. */
  remote: string;
  /** Version of its release. */
  release: string;
  /** {@link pageGroup} of its path. */
  group: string;
  /** Only in the first report of a page view, without metrics that were not measured. */
  vitals?: Partial<Record<VitalName, number>> | undefined;
  /** Uncaught errors since the previous report. */
  errors?: number | undefined;
  /** Violations of the content security policy since the previous report. */
  violations?: Partial<Record<CountedDirective, number>> | undefined;
}

/** Report that a browser sends when its tab is hidden. */
export interface VitalsReport {
  views: ViewReport[];
}

/**
 * Returns the group in which a page is counted: the first segment of its path. A site with many articles has few groups.
 * @example pageGroup('/solutions/cloud-phone') // '/solutions'
 */
export const pageGroup = (path: string): string => `/${path.split('/')[1] ?? ''}`.slice(0, MAX_GROUP_LENGTH);
