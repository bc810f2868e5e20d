import type { Logger } from 'pino';
import type { Composer } from './compose/compose-set.ts';
import type { Composition } from './compose/composition.ts';
import type { Exclusive } from './compose/recover-lost.ts';
import type { CompositionRecord } from './publish/composition-record.ts';
import type { Publisher } from './publish/publisher.ts';
import type { RemotePoller } from './remote-poller.ts';
import type { Metrics } from './serve/metrics.ts';
import type { Recorder } from './steering/record-history.ts';
import type { Steering } from './steering/steering.ts';
import type { ReleaseStore } from './store/release-store.ts';
import type { Restored } from './store/store.ts';

/** Dependencies of a site. */
export interface SiteOptions {
  /** Value of `DATA_DIR`. */
  dataDir: string;
  composer: Composer;
  exclusive: Exclusive;
  /** @returns the date for pages that need it, `YYYY-MM-DD` */
  today: () => string;
  releases: ReleaseStore;
  /** @returns the pollers of the current remotes */
  pollers: () => RemotePoller[];
  steering: Steering;
  recorder: Recorder;
  /** What was published when this process started. */
  published: CompositionRecord | undefined;
  /** Other shells on the data folder may publish, too. */
  publisher: Pick<Publisher, 'current' | 'isCurrent' | 'repairRelease'>;
  restored: Restored;
  /** Publishes and serves a composition. */
  publish: (composition: Composition, owners: Record<string, string>) => Promise<CompositionRecord>;
  /** Called after a composition was published, before the next one is composed. Never rejects. */
  afterPublish: (composition: Composition) => Promise<void>;
  /** Aborted when the process is about to end; from then on, only decisions are composed. */
  signal: AbortSignal;
  logger: Logger;
  metrics: Metrics;
}
