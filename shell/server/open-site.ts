import path from 'node:path';
import type { SiteConfig } from '@site/contracts';
import { readSiteConfig } from '@site/process';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { assetPath } from './asset-path.ts';
import { createCalendar } from './calendar.ts';
import type { Composer } from './compose/compose.ts';
import { createComposeBeside } from './compose/compose-beside.ts';
import { createSetRenderer } from './compose/render-set.ts';
import { createStyleWarnings } from './compose/unscoped-styles.ts';
import { createDiff, type DiffReleases } from './diff/diff-releases.ts';
import type { Environment } from './env.ts';
import { createPollers } from './pollers.ts';
import { openPreviewFolders, type PreviewFolders } from './preview/preview-folders.ts';
import { createPreviewMaker, type MakePreview } from './preview/previews.ts';
import type { Published } from './publish/composition-folder.ts';
import { addressesOf } from './publish/public-files.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { followRegistry } from './registry/follow-registry.ts';
import type { RegisteredRemote } from './registry/read-registry.ts';
import type { RemotePoller } from './remote-poller.ts';
import type { Metrics } from './serve/metrics.ts';
import { createPublicAnswers, type PublicAnswers } from './serve/public-answers.ts';
import { createVisitorAnswers, type VisitorAnswers } from './serve/visitor-answers.ts';
import { openShareFolders, type ShareFolders } from './share/share-folders.ts';
import { createSharing, type Sharing } from './share/sharing.ts';
import { createShareWatch, type ShareWatch } from './share/watch-share.ts';
import { readShellBuild, type ShellBuild } from './shell-build.ts';
import { createSite, type Site } from './site.ts';
import { type History, openHistory } from './steering/history.ts';
import { createRecorder } from './steering/record-history.ts';
import { createSteering, type Steering } from './steering/steering.ts';
import { openSteeringStore, type SteeringStore } from './steering/steering-store.ts';
import { openRenderedStore } from './store/rendered-store.ts';
import { openStore, type Store } from './store/store.ts';
import { createVisitorCounts, type ReadVisitorCounts } from './visitors/read-counts.ts';

const MB = 1_000_000;

/** Files live for months. */
const BEST_QUALITY = 11;

export interface OpenSiteOptions {
  /** Brotli's quality for files; its best unless given. */
  quality?: number;
  /** Rendering processes to start ahead of the next release; none unless given. */
  spareProcesses?: number;
  /** Clock that tells pages the date, in milliseconds since 1970. */
  now?: () => number;
}

interface SiteTools extends OpenSiteOptions {
  logger: Logger;
  metrics: Metrics;
  /** @param id of the composition that is live from now on */
  onPublished?: (id: string) => void;
  /** Called when a share of visitors gets something else. */
  onShared?: () => void;
}

/** The site and all that a visitor can ask it for, whoever brings the requests. */
export interface OpenSite {
  config: SiteConfig;
  shell: ShellBuild;
  /** Clock, in milliseconds since 1970. */
  now: () => number;
  /** Remotes that the site is made of now. */
  remotes(): RegisteredRemote[];
  site: Site;
  store: Store;
  /** What was decided while the site was running, and what has happened. */
  decisions: { store: SteeringStore; steering: Steering; history: History };
  diff: DiffReleases;
  previews: PreviewFolders;
  makePreview: MakePreview;
  sharing: Sharing;
  shares: ShareFolders;
  /** Unset where nobody says what visitors meet. */
  visitors: { readCounts: ReadVisitorCounts; watch: ShareWatch } | undefined;
  /** @returns those of the remotes that the site is made of now */
  pollers: () => RemotePoller[];
  answers: PublicAnswers;
  /** The same, but for what a share of visitors gets. */
  visitorAnswers: VisitorAnswers;
  /** Whether a visitor of the home page gets it. */
  isReady(): Promise<boolean>;
  publisher: Publisher;
  /** Addresses of all files that documents of a composition may name; of the one that is live unless given. */
  fileAddresses(of?: Published): Promise<string[]>;
}

/**
 * Puts the site together from what the environment names, and serves what is published; nothing is composed yet.
 * @throws ConfigurationError with one sentence that says what to change
 */
export async function openSite(
  env: Environment,
  { logger, metrics, onPublished, onShared, now = Date.now, spareProcesses = 0, quality = BEST_QUALITY }: SiteTools,
): Promise<OpenSite> {
  const config = await readSiteConfig(env.SITE_CONFIG);
  const registry = await followRegistry(env.REMOTES_FILE, env.REMOTES, logger);
  const shell = await readShellBuild(env.SHELL_DIST);
  const reloadScript = shell.development && assetPath(shell.development);
  const store = await openStore(env.DATA_DIR, env.STORE_MAX_MB * MB, quality);
  const rendered = openRenderedStore(path.join(env.DATA_DIR, 'rendered'));
  const publisher = await openPublisher({
    folder: path.join(env.DATA_DIR, 'public'),
    shell,
    store,
    rendered,
    config,
    logger,
  });
  const previews = await openPreviewFolders({
    folder: path.join(env.DATA_DIR, 'public', 'previews'),
    site: config,
    now,
  });
  const steeringFolder = path.join(env.DATA_DIR, 'steering');
  const steeringStore = await openSteeringStore(steeringFolder, logger);
  const history = await openHistory(steeringFolder);
  const steering = createSteering(steeringStore, registry);
  const composition = await publisher.current();
  const restored = await store.restore(
    composition?.record,
    steering.remotes().map(({ name }) => name),
  );
  const openAnswers = () =>
    createPublicAnswers({
      locateFile: publisher.locate,
      sharedCacheSeconds: env.SHARED_CACHE_SECONDS,
      isSharing: () => visitorAnswers.isSharing(),
    });
  const answers = openAnswers();
  const visitorAnswers = createVisitorAnswers(answers, openAnswers);
  if (composition) answers.serve(composition);
  answers.verifyAgainst([...restored.releases.values()]);
  const pollers = createPollers(steering, store, env);

  const composer: Composer = {
    shell,
    files: store.files,
    warnAboutStyles: createStyleWarnings(store.files),
    get registry() {
      return steering.remotes();
    },
    renderer: createSetRenderer({
      site: config,
      shell,
      files: store.files,
      rendered,
      limits: { pageTimeoutMs: env.COMPOSE_PAGE_TIMEOUT_MS, memoryMb: env.COMPOSE_MEMORY_MB },
      spareProcesses,
      reloadScript,
      rumSample: env.RUM_SAMPLE,
    }),
  };
  const metricsUrl = env.VITALS_METRICS_URL ?? (env.FORMS_URL && new URL('/metrics', env.FORMS_URL).href);
  const today = createCalendar(now);
  const exclusive = pLimit(1);
  const composeBeside = createComposeBeside({ composer, publisher, store, files: store.files, today });
  const shares = await openShareFolders(path.join(env.DATA_DIR, 'public'), config);
  const sharing = createSharing({
    store: steeringStore,
    history,
    folders: shares,
    composeBeside,
    publisher,
    releases: store.releases,
    today,
    exclusive,
    serve(share) {
      visitorAnswers.share(share);
      onShared?.();
    },
    metrics,
    logger,
  });
  const site = createSite({
    composer,
    today,
    exclusive,
    files: store.files,
    releases: store.releases,
    pollers,
    steering,
    recorder: createRecorder({ history, steering: steeringStore, logger }),
    published: composition?.record,
    restored,
    async publish(next, owners) {
      const published = await publisher.publish(next, owners);
      answers.verifyAgainst([...next.releases.values()]);
      answers.serve(published);
      onPublished?.(next.id);
      return published.record;
    },
    afterPublish: (next) =>
      sharing
        .followNow()
        .catch((err: unknown) => logger.error({ err }, 'a share cannot follow what is live'))
        .then(previews.needed)
        .then((previewed) =>
          publisher.prune({ ...next, rendered: new Set([...next.rendered, ...sharing.rendered()]) }, [
            ...steering.needed(),
            ...previewed,
          ]),
        )
        .then(answers.verifyAgainst)
        .catch((err: unknown) => logger.error({ err }, 'cleaning up after a composition failed')),
    onRepaired: publisher.repairRelease,
    logger,
    metrics,
  });
  return {
    config,
    shell,
    now,
    remotes: steering.remotes,
    site,
    store,
    decisions: { store: steeringStore, steering, history },
    diff: createDiff({ site, composer, releases: store.releases, files: store.files, today, exclusive }),
    previews,
    makePreview: createPreviewMaker({
      composeBeside,
      publisher,
      folders: previews,
      exclusive,
      prepare: composer.renderer.prepare,
    }),
    sharing,
    shares,
    visitors: metricsUrl === undefined ? undefined : openVisitors(metricsUrl, sharing, logger),
    pollers,
    answers,
    visitorAnswers,
    async isReady() {
      const home = await answers.find('/');
      return home?.status === 200;
    },
    publisher,
    async fileAddresses(of) {
      const { record } = of ?? (await publisher.current()) ?? {};
      const { releases } = await store.restore(record, Object.keys(record?.releases ?? {}));
      return [...shell.files.map(assetPath), ...[...releases.values()].flatMap(addressesOf)];
    },
  };
}

function openVisitors(url: string, sharing: Sharing, logger: Logger) {
  const readCounts = createVisitorCounts(url);
  return { readCounts, watch: createShareWatch({ sharing, readCounts, logger }) };
}
