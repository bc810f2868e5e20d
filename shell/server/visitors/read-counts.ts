const TIMEOUT_MS = 1_000;
const SERIES = /^(visitor_\w+)\{([^}]*)\} (\S+)$/;
const LABEL = /(?:^|,)(\w+)="([^"]*)"/g;
const STARTED = /^\w*process_start_time_seconds (\S+)$/m;

const MS_PER_S = 1_000;

/** Metrics whose good values are counted; see docs/what-visitors-meet.md. */
export const vitals = ['LCP', 'INP', 'CLS'] as const;

/** Series of each metric and its limit for good values (web.dev/articles/vitals). */
const limits: Record<(typeof vitals)[number], [series: string, limit: string]> = {
  LCP: ['visitor_lcp_seconds', '2.5'],
  INP: ['visitor_inp_seconds', '0.2'],
  CLS: ['visitor_cls', '0.1'],
};

/** Number of measurements, and of good ones among them. */
export interface Measured {
  count: number;
  good: number;
}

/** Metrics of sampled visitors of one release. */
export interface ReleaseCounts {
  release: string;
  views: number;
  errors: number;
  vitals: Record<(typeof vitals)[number], Measured>;
}

/** Metrics of a remote, counted by one instance of forms-service. */
export interface VisitorCounts {
  /** Start time of the instance in milliseconds since 1970, which identifies it. */
  startedAt: number;
  releases: ReleaseCounts[];
}

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Reads visitor metrics of a remote. @throws (rejects) when they are unavailable */
export type ReadVisitorCounts = (remote: string) => Promise<VisitorCounts>;

function readSample(line: string): Sample[] {
  const [, name, labels, value] = SERIES.exec(line) ?? [];
  if (!name || labels === undefined) return [];
  const pairs = [...labels.matchAll(LABEL)].map(([, label = '', text = '']) => [label, text]);
  return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
}

function summarize(release: string, samples: Sample[]): ReleaseCounts {
  const sum = (name: string, le?: string) =>
    samples
      .filter((sample) => sample.name === name && sample.labels.le === le)
      .reduce((total, { value }) => total + value, 0);
  const measured = ([series, limit]: [string, string]): Measured => ({
    count: sum(`${series}_count`),
    good: sum(`${series}_bucket`, limit),
  });
  return {
    release,
    views: sum('visitor_views_total'),
    errors: sum('visitor_errors_total'),
    vitals: { LCP: measured(limits.LCP), INP: measured(limits.INP), CLS: measured(limits.CLS) },
  };
}

/** @param url metrics of forms-service, in the text format of Prometheus */
export function createVisitorCounts(url: string): ReadVisitorCounts {
  return async (remote) => {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    const text = await response.text();
    const own = text
      .split('\n')
      .flatMap(readSample)
      .filter(({ labels }) => labels.remote === remote);
    const releases = Map.groupBy(own, ({ labels }) => labels.release ?? '');
    return {
      startedAt: Number(STARTED.exec(text)?.[1] ?? 0) * MS_PER_S,
      releases: [...releases].map(([release, of]) => summarize(release, of)),
    };
  };
}
