import type { Warning } from '../compose/composition.ts';
import type { CompositionRecord } from '../publish/composition-record.ts';
import type { RemotePoller } from '../remote-poller.ts';
import type { Metrics } from './metrics.ts';

const MS_PER_S = 1_000;

type Polled = Pick<RemotePoller, 'remote'>[];

/** Initializes counters at zero: rate() does not see the first event of a new series. */
export function initMetrics({ compositions, refused, refusedNow, ...metrics }: Metrics, pollers: Polled): void {
  for (const outcome of ['live', 'refused', 'failed']) compositions.inc({ outcome }, 0);
  for (const { remote } of pollers) {
    refused.inc({ remote: remote.name }, 0);
    refusedNow.set({ remote: remote.name }, 0);
  }
  // 0 would read as a site that is half a century old.
  metrics.composedAt.remove();
}

/** Updates the metrics to the live composition. */
export function recordComposition(
  { composedAt, documents, releases, warnings }: Metrics,
  record: CompositionRecord,
  warned: Warning[],
): void {
  composedAt.set(Date.parse(record.createdAt) / MS_PER_S);
  documents.set(Object.values(record.files).filter(({ file }) => file.endsWith('.html')).length);
  warnings.set(warned.length);
  releases.reset();
  for (const [remote, version] of Object.entries(record.releases)) releases.set({ remote, version }, 1);
}
