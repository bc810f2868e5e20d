import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { createCalendar } from './calendar.ts';
import { createCleanUp } from './clean-up.ts';
import { createComposeWithLive } from './compose/compose-with-live.ts';
import { createDiff, type DiffReleases } from './diff/diff-releases.ts';
import type { Environment } from './env.ts';
import { openComposer } from './open-composer.ts';
import { type OpenSharing, openSharing } from './open-sharing.ts';
import type { OpenStores, OpenStoresOptions } from './open-stores.ts';
import { createPollers } from './pollers.ts';
import { createPreviewMaker, type MakePreview } from './preview/previews.ts';
import type { RegisteredRemote } from './registry/read-registry.ts';
import type { RemotePoller } from './remote-poller.ts';
import type { Metrics } from './serve/metrics.ts';
import { createPublicAnswers, type PublicAnswers } from './serve/public-answers.ts';
import { createVisitorAnswers, type VisitorAnswers } from './serve/visitor-answers.ts';
import { createSite, type Site } from './site.ts';
import { createRecorder } from './steering/record-history.ts';

export interface OpenSiteOptions extends OpenStoresOptions {
  /** Rendering processes to start ahead of the next release; none unless given. */
  spareProcesses?: number;
  /** Ends what is being fetched, and has nothing composed any more but what is decided: the process is to end. */
  signal?: AbortSignal | undefined;
}

interface SiteTools extends OpenSiteOptions {
  logger: Logger;
  metrics: Metrics;
  /** Called when another composition is live. */
  onPublished?: () => void;
  /** Called when a share of visitors gets something else. */
  onShared?: () => void;
}

/** The site and all that a visitor can ask it for, whoever brings the requests. */
export interface OpenSite extends OpenStores, OpenSharing {
  /** Remotes that the site is made of now. */
  remotes(): RegisteredRemote[];
  site: Site;
  diff: DiffReleases;
  makePreview: MakePreview;
  /** @returns those of the remotes that the site is made of now */
  pollers: () => RemotePoller[];
  answers: PublicAnswers;
  /** The same, but for what a share of visitors gets. */
  visitorAnswers: VisitorAnswers;
  /** Removes what nobody needs of what has come in and did not go live. */
  cleanUp(): Promise<void>;
  /** Whether a visitor of the home page gets it. */
  isReady(): Promise<boolean>;
}

/** Puts the site together on its stores, and serves what is published; nothing is composed yet. */
export async function openSite(
  env: Environment,
  stores: OpenStores,
  { logger, metrics, onPublished, onShared, spareProcesses = 0, signal = new AbortController().signal }: SiteTools,
): Promise<OpenSite> {
  const { now, store, publisher, previews, decisions } = stores;
  const { steering } = decisions;
  const { releases, files } = store;
  const published = await publisher.current();
  const names = steering.remotes().map(({ name }) => name);
  const restored = await store.restore(published?.record, names);
  const visitorAnswers = openVisitorAnswers(env, stores);
  const { live: answers } = visitorAnswers;
  if (published) answers.serve(published);
  answers.verifyAgainst([...restored.releases.values()]);

  const composer = openComposer(env, stores, spareProcesses);
  const pollers = createPollers(stores, env, signal);
  const today = createCalendar(now);
  const exclusive = pLimit(1);
  const composeWithLive = createComposeWithLive({ composer, publisher, store, files, today });
  const { sharing, visitors } = openSharing(env, stores, {
    composeWithLive,
    today,
    exclusive,
    serve(share) {
      visitorAnswers.share(share);
      onShared?.();
    },
    metrics,
    logger,
  });
  const cleanUp = createCleanUp(stores, sharing, answers);
  const site = createSite({
    composer,
    today,
    exclusive,
    files,
    releases,
    pollers,
    steering,
    recorder: createRecorder({ history: decisions.history, steering: decisions.store, logger }),
    published: published?.record,
    restored,
    async publish(next, owners) {
      const live = await publisher.publish(next, owners);
      answers.verifyAgainst([...next.releases.values()]);
      answers.serve(live);
      onPublished?.();
      return live.record;
    },
    async afterPublish(next) {
      await sharing.followNow().catch((err) => logger.error({ err }, 'a share cannot follow what is live'));
      await cleanUp.after(next).catch((err) => logger.error({ err }, 'cleaning up after a composition failed'));
    },
    onRepaired: publisher.repairRelease,
    signal,
    logger,
    metrics,
  });
  const { prepare } = composer.renderer;
  return {
    ...stores,
    remotes: steering.remotes,
    site,
    diff: createDiff({ site, composer, releases, files, today, exclusive }),
    makePreview: createPreviewMaker({ composeWithLive, publisher, folders: previews, exclusive, prepare }),
    sharing,
    visitors,
    pollers,
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
