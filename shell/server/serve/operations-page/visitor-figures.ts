const TIMEOUT_MS = 1_000;
const SERIES = /^(visitor_\w+)\{([^}]*)\} (\S+)$/;
const LABEL = /(?:^|,)(\w+)="([^"]*)"/g;

/** Series that count what is good, and their limits (web.dev/articles/vitals); docs/what-visitors-meet.md lists them. */
const limits = {
  LCP: ['visitor_lcp_seconds', '2.5'],
  INP: ['visitor_inp_seconds', '0.2'],
  CLS: ['visitor_cls', '0.1'],
};

/** What sampled visitors of one release met. */
export interface ReleaseFigures {
  release: string;
  views: number;
  errors: number;
  /** Share of good measurements, 0 to 1; absent where nothing was measured. */
  good: { name: string; share: number | undefined }[];
}

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Reads what visitors of a remote met. @throws (rejects) when nobody answers */
export type ReadVisitorFigures = (remote: string) => Promise<ReleaseFigures[]>;

function readSample(line: string): Sample[] {
  const [, name, labels, value] = SERIES.exec(line) ?? [];
  if (!name || labels === undefined) return [];
  const pairs = [...labels.matchAll(LABEL)].map(([, label = '', text = '']) => [label, text]);
  return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
}

function summarize(release: string, samples: Sample[]): ReleaseFigures {
  const sum = (name: string, le?: string) =>
    samples
      .filter((sample) => sample.name === name && sample.labels.le === le)
      .reduce((total, { value }) => total + value, 0);
  const good = Object.entries(limits).map(([name, [series = '', limit]]) => {
    const measured = sum(`${series}_count`);
    return { name, share: measured > 0 ? sum(`${series}_bucket`, limit) / measured : undefined };
  });
  return { release, views: sum('visitor_views_total'), errors: sum('visitor_errors_total'), good };
}

/** @param url of the metrics of forms-service, in the text format of Prometheus */
export function createVisitorFigures(url: string): ReadVisitorFigures {
  return async (remote) => {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    const samples = (await response.text()).split('\n').flatMap(readSample);
    const own = samples.filter(({ labels }) => labels.remote === remote);
    const releases = Map.groupBy(own, ({ labels }) => labels.release ?? '');
    return [...releases]
      .map(([release, of]) => summarize(release, of))
      .filter(({ views, errors }) => views + errors > 0);
  };
}
