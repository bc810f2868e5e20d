import type { Refusal, Warning } from '../compose/composition.ts';
import type { CompositionRecord } from '../publish/composition-record.ts';
import type { RemoteWatch } from '../remote-watch.ts';
import type { Metrics } from './metrics.ts';

const MS_PER_S = 1_000;

type Watched = Pick<RemoteWatch, 'remote'>[];

/** A series that begins at its first event hides that event from rate(). */
export function noteNothingYet({ compositions, refused, refusedNow, ...metrics }: Metrics, watches: Watched): void {
  for (const outcome of ['live', 'refused', 'failed']) compositions.inc({ outcome }, 0);
  for (const { remote } of watches) {
    refused.inc({ remote: remote.name }, 0);
    refusedNow.set({ remote: remote.name }, 0);
  }
  // 0 would read as a site that is half a century old.
  metrics.composedAt.remove();
}

/** Notes what is served from now on. */
export function noteComposition(
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

/** Notes which remotes have releases that nobody sees because they were refused. */
export function noteRefusals({ refusedNow }: Metrics, watches: Watched, refusals: Refusal[]): void {
  for (const { remote } of watches) {
    const count = refusals.filter((refusal) => refusal.remote === remote.name).length;
    refusedNow.set({ remote: remote.name }, count);
  }
}
