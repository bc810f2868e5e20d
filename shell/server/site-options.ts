import type { Release } from '@site/contracts';
import type { Logger } from 'pino';
import type { Composer } from './compose/compose-set.ts';
import type { Composition } from './compose/composition.ts';
import type { CompositionRecord } from './publish/composition-record.ts';
import type { RemotePoller } from './remote-poller.ts';
import type { Metrics } from './serve/metrics.ts';
import type { Recorder } from './steering/record-history.ts';
import type { Steering } from './steering/steering.ts';
import type { FileStore } from './store/file-store.ts';
import type { ReleaseStore } from './store/release-store.ts';
import type { Restored } from './store/store.ts';

/** Dependencies of a site. */
export interface SiteOptions {
  /** Value of `DATA_DIR`. */
  dataDir: string;
  composer: Composer;
  /** Runs work while nothing else is rendered. */
  exclusive: (work: () => Promise<void>) => Promise<void>;
  /** @returns the date for pages that need it, `YYYY-MM-DD` */
  today: () => string;
  /** Files of releases. */
  files: FileStore;
  releases: ReleaseStore;
  /** @returns the pollers of the current remotes */
  pollers: () => RemotePoller[];
  steering: Steering;
  recorder: Recorder;
  /** What was published when this process started. */
  published: CompositionRecord | undefined;
  /** Returns the live composition, which another shell may have published. */
  current: () => Promise<{ record: CompositionRecord } | undefined>;
  /** Whether the composition with this id is live. */
  isCurrent: (id: string) => Promise<boolean>;
  restored: Restored;
  /** Publishes and serves a composition. */
  publish: (composition: Composition, owners: Record<string, string>) => Promise<CompositionRecord>;
  /** Called after a composition was published, before the next one is composed. Never rejects. */
  afterPublish: (composition: Composition) => Promise<void>;
  /** Called when the files of a release are complete in the store. */
  onRepaired: (release: Release) => Promise<void>;
  /** Aborted when the process is about to end; from then on, only decisions are composed. */
  signal: AbortSignal;
  logger: Logger;
  metrics: Metrics;
}
