import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { createCalendar } from './calendar.ts';
import { createCleanUp } from './clean-up.ts';
import { createComposeWithLive } from './compose/compose-with-live.ts';
import { recoverLost } from './compose/recover-lost.ts';
import { createDiff, type DiffReleases } from './diff/diff-releases.ts';
import type { Environment } from './env.ts';
import { openComposer } from './open-composer.ts';
import { type OpenSharing, openSharing } from './open-sharing.ts';
import type { OpenStores, OpenStoresOptions } from './open-stores.ts';
import { createPollers, releaseLimits } from './pollers.ts';
import { createPreviewMaker, type MakePreview } from './preview/make-preview.ts';
import type { RegisteredRemote } from './registry/read-registry.ts';
import type { RemotePoller } from './remote-poller.ts';
import type { Metrics } from './serve/metrics.ts';
import { createPublicAnswers, type PublicAnswers } from './serve/public-answers.ts';
import { createVisitorAnswers, type VisitorAnswers } from './serve/visitor-answers.ts';
import { createSite, type Site } from './site.ts';
import { createRecorder } from './steering/record-history.ts';
import { createReleaseQuota, type ReleaseQuota } from './steering/release-quota.ts';

export interface OpenSiteOptions extends OpenStoresOptions {
  /** Number of rendering processes to start ahead of the next release; 0 by default. */
  spareProcesses?: number;
  /** Aborts fetches when the process is about to end; from then on, only decisions are composed. */
  signal?: AbortSignal | undefined;
}

interface SiteTools extends OpenSiteOptions {
  logger: Logger;
  metrics: Metrics;
  /** Called when another composition went live. */
  onPublished?: () => void;
  /** Called when the shared composition changed. */
  onShared?: () => void;
}

/** The site and its answers to visitors, independent of the server. */
export interface OpenSite extends OpenStores, OpenSharing {
  /** Returns the current remotes of the site. */
  remotes(): RegisteredRemote[];
  site: Site;
  diff: DiffReleases;
  makePreview: MakePreview;
  /** @returns the pollers of the current remotes */
  pollers: () => RemotePoller[];
  /** Limit of what the releases of each remote add. */
  quota: ReleaseQuota;
  answers: PublicAnswers;
  /** Answers that take shares into account. */
  visitorAnswers: VisitorAnswers;
  /** Removes ingested releases that did not go live and are not needed. */
  cleanUp(): Promise<void>;
  /** Whether the home page can be served. */
  isReady(): Promise<boolean>;
}

/** Assembles the site on its stores and serves the published composition, without composing anything yet. */
export async function openSite(
  env: Environment,
  stores: OpenStores,
  { logger, metrics, onPublished, onShared, spareProcesses = 0, signal = new AbortController().signal }: SiteTools,
): Promise<OpenSite> {
  const { now, store, publisher, previews, decisions } = stores;
  const { steering } = decisions;
  const { releases } = store;
  const published = await publisher.current();
  const names = steering.remotes().map(({ name }) => name);
  const restored = await store.restore(published?.record, names);
  const visitorAnswers = openVisitorAnswers(env, stores);
  const { live: answers } = visitorAnswers;
  if (published) answers.serve(published);
  visitorAnswers.verifyAgainst([...restored.releases.values()]);

  const composer = openComposer(env, stores, spareProcesses, published?.record);
  // A store may be smaller than a release.
  const quota = createReleaseQuota(store.maxBytes + releaseLimits(env).maxReleaseBytes);
  const pollers = createPollers({ ...stores, quota }, env, signal);
  const today = createCalendar(now);
  const exclusive = pLimit(1);
  const recovering = recoverLost(exclusive, composer.renderer);
  const composeWithLive = createComposeWithLive({ composer, publisher, store, today });
  const { sharing, visitors } = openSharing(env, stores, {
    composeWithLive,
    today,
    exclusive: recovering,
    serve(share) {
      visitorAnswers.share(share);
      onShared?.();
    },
    metrics,
    logger,
  });
  const cleanUp = createCleanUp(stores, sharing, visitorAnswers);
  const site = createSite({
    dataDir: env.DATA_DIR,
    composer,
    today,
    exclusive,
    releases,
    pollers,
    steering,
    recorder: createRecorder({ history: decisions.history, steering: decisions.store, logger }),
    published: published?.record,
    publisher,
    restored,
    async publish(next, owners) {
      const live = await publisher.publish(next, owners);
      visitorAnswers.verifyAgainst([...next.releases.values()]);
      answers.serve(live);
      onPublished?.();
      return live.record;
    },
    async afterPublish(next) {
      await sharing.followNow().catch((err) => logger.error({ err }, 'updating the share failed'));
      await cleanUp.after(next).catch((err) => logger.error({ err }, 'cleanup after a composition failed'));
    },
    signal,
    logger,
    metrics,
  });
  const { prepare } = composer.renderer;
  return {
    ...stores,
    remotes: steering.remotes,
    site,
    diff: createDiff({ site, composer, releases, today, exclusive: recovering }),
    makePreview: createPreviewMaker({ composeWithLive, publisher, folders: previews, exclusive: recovering, prepare }),
    sharing,
    visitors,
    pollers,
    quota,
    answers,
    visitorAnswers,
    cleanUp: () => exclusive(cleanUp.again),
    async isReady() {
      const home = await answers.find('/');
      return home?.status === 200;
    },
  };
}

const openVisitorAnswers = ({ SHARED_CACHE_SECONDS }: Environment, { publisher }: OpenStores) =>
  createVisitorAnswers((isSharing) =>
    createPublicAnswers({ locateFile: publisher.locate, sharedCacheSeconds: SHARED_CACHE_SECONDS, isSharing }),
  );
