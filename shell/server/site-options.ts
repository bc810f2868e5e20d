import type { Release } from '@site/contracts';
import type { Logger } from 'pino';
import type { Composer } from './compose/compose.ts';
import type { Composition } from './compose/composition.ts';
import type { CompositionRecord } from './publish/composition-record.ts';
import type { RemotePoller } from './remote-poller.ts';
import type { Metrics } from './serve/metrics.ts';
import type { Recorder } from './steering/record-history.ts';
import type { Steering } from './steering/steering.ts';
import type { FileStore } from './store/file-store.ts';
import type { ReleaseStore } from './store/release-store.ts';
import type { Restored } from './store/store.ts';

/** What a site needs of the process that serves it. */
export interface SiteOptions {
  composer: Composer;
  /** Runs while nobody else renders. */
  exclusive: (work: () => Promise<void>) => Promise<void>;
  /** @returns the date for pages that need it, `YYYY-MM-DD` */
  today: () => string;
  /** Files of releases. */
  files: FileStore;
  releases: ReleaseStore;
  /** @returns those of the remotes that the site is made of now */
  pollers: () => RemotePoller[];
  steering: Steering;
  recorder: Recorder;
  /** What was published when this process started. */
  published: CompositionRecord | undefined;
  restored: Restored;
  /** Has a composition served from now on. */
  publish: (composition: Composition, owners: Record<string, string>) => Promise<CompositionRecord>;
  /** Called after a composition was published, before the next one is composed. Never rejects. */
  afterPublish: (composition: Composition) => Promise<void>;
  /** Called when the store has the files of a release again. */
  onRepaired: (release: Release) => Promise<void>;
  /** Has nothing composed any more but what is decided: the process is to end. */
  signal: AbortSignal;
  logger: Logger;
  metrics: Metrics;
}
