import type { Release } from '@site/contracts';
import { createWorkQueue } from '@site/process';
import type { Logger } from 'pino';
import { createCandidates } from './candidates.ts';
import { type Composer, compose, daysOf, inOrder } from './compose/compose.ts';
import { type Composition, CompositionFailed } from './compose/composition.ts';
import type { CompositionRecord } from './publish/composition-record.ts';
import { pathOwners } from './publish/path-owners.ts';
import { createRefusals } from './refusals.ts';
import type { RemotePoller } from './remote-poller.ts';
import { createDayRenewal } from './renew-days.ts';
import { repairReleases } from './repair-releases.ts';
import type { Metrics } from './serve/metrics.ts';
import { initMetrics, recordComposition } from './serve/record-metrics.ts';
import { type Failure, ignoredFields, type SiteReport, toReport } from './site-report.ts';
import type { FileStore } from './store/file-store.ts';
import { isWhole } from './store/integrity.ts';
import type { Restored } from './store/store.ts';

export interface SiteOptions {
  composer: Composer;
  /** @returns the date for pages that need it, `YYYY-MM-DD` */
  today: () => string;
  /** Files of releases. */
  files: FileStore;
  pollers: RemotePoller[];
  /** What was published when this process started. */
  published: CompositionRecord | undefined;
  restored: Restored;
  /** Has a composition served from now on. */
  publish: (composition: Composition, owners: Record<string, string>) => Promise<CompositionRecord>;
  /** Called after a composition was published, before the next one is composed. What it throws is logged. */
  afterPublish: (composition: Composition) => Promise<void>;
  /** Called when the store has the files of a release again. */
  onRepaired: (release: Release) => Promise<void>;
  logger: Logger;
  metrics: Metrics;
}

/** The site that is being served, and its way to the next state. */
export interface Site {
  report(): SiteReport;
  /** Composes what is published, should it be damaged or this be another build, then whatever the remotes have now. */
  start(): Promise<void>;
  /** Polls one remote, and composes when it has something new. */
  poll(poller: RemotePoller): Promise<void>;
  /** Polls all remotes, for refused releases too. */
  refresh(): Promise<void>;
  /** Verifies what is stored of a remote, and fetches and publishes again what is damaged. */
  repair(remote: string): Promise<void>;
  stop(): void;
}

export function createSite(options: SiteOptions): Site {
  const { composer, today, files, pollers, restored, publish, afterPublish, onRepaired, logger, metrics } = options;
  let record = options.published;
  let composition: Composition | undefined;
  let isComposed = false;
  let failed: Failure | null = null;
  let { owners } = restored;
  const live = new Map(restored.releases);
  const refusals = createRefusals({ logger, metrics });
  const candidates = createCandidates({ pollers, restored: restored.releases, refusals, logger, metrics });
  const dayRenewal = createDayRenewal({ composer, today, logger, metrics });
  const repairing = new Set<string>();
  let tried = '';
  initMetrics(metrics, pollers);
  if (record) recordComposition(metrics, record, []);

  const goLive = async (next: Composition) => {
    const nextOwners = pathOwners(owners, [...next.releases.values()]);
    record = await publish(next, nextOwners);
    owners = nextOwners;
    composition = next;
    isComposed = true;
    live.clear();
    for (const [name, release] of next.releases) live.set(name, release);
    recordComposition(metrics, record, next.warnings);
    logger.info(
      { composition: next.id, releases: record.releases, documents: next.documents.length },
      'composition is live',
    );
    await afterPublish(next).catch((err: unknown) => logger.error({ err }, 'cleaning up after a composition failed'));
  };

  /** A shell that cannot read what is live would publish a site without it. */
  const assertNothingIsLost = (releases: ReadonlyMap<string, Release>) => {
    for (const [name, reason] of restored.unreadable) if (!releases.has(name)) throw new CompositionFailed(reason);
  };

  const repairBeforeRendering = (needed: Release[]) =>
    repairReleases({ releases: candidates.releases, needed, files, fetchAgain: candidates.fetchAgain, logger });

  const composeCandidates = async () => {
    const versions = [...candidates.releases.values()].map(({ name, version }) => [name, version]);
    const set = JSON.stringify(versions.sort());
    if (set === tried) return candidates.clearRefusals(live);
    tried = set;
    const stopTimer = metrics.composeSeconds.startTimer();
    assertNothingIsLost(candidates.releases);
    const days = new Map(Object.entries(record?.days ?? {}));
    const input = { live, owners, today: today(), days };
    const releases = inOrder(composer, candidates.releases);
    await repairBeforeRendering(await composer.renderer.unrendered(releases, daysOf(releases, input)));
    const composed = await compose(composer, { ...input, candidates: candidates.releases, isComposed });
    for (const refusal of composed.refused) refusals.add(refusal);
    if (composed.composition) {
      assertNothingIsLost(composed.composition.releases);
      await goLive(composed.composition);
    }
    failed = null;
    candidates.clearRefusals(live);
    metrics.compositions.inc({ outcome: composed.refused.length > 0 ? 'refused' : 'live' });
    stopTimer();
  };

  const renewDays = async (serving: Composition) => {
    await repairBeforeRendering(dayRenewal.due(serving));
    const next = await dayRenewal.renew(serving, owners);
    if (next) await goLive(next);
  };

  const composeNow = async () => {
    // What was live is composed first, as it was.
    const isServing = composition !== undefined;
    await composeCandidates();
    if (isServing && composition) await renewDays(composition);
    composer.renderer.prepare();
  };

  /** A failure is retried by the queue. */
  const isNewDay = () => composition !== undefined && failed === null && dayRenewal.due(composition).length > 0;

  const queue = createWorkQueue(composeNow, (error) => {
    tried = '';
    failed = { reason: (error as Error).message, at: new Date().toISOString() };
    metrics.compositions.inc({ outcome: 'failed' });
    logger.error(error instanceof CompositionFailed ? failed : { err: error }, 'composition failed');
  });

  const pollAll = async (isForced: boolean) => {
    await candidates.pollAll(isForced);
    await queue.run();
  };

  const repairFiles = async (name: string) => {
    const release = live.get(name);
    if (!release) return;
    if (!(await isWhole(release, files))) {
      const { version } = release;
      logger.warn({ remote: name, version }, 'the stored files of a release are damaged: fetching them again');
      await candidates.fetchAgain(name);
    }
    await onRepaired(release);
  };

  const composeAgain = () => {
    tried = '';
    isComposed = false;
    composer.renderer.forget();
    return queue.run();
  };

  return {
    report() {
      const warnings = [...[...live.values()].flatMap(ignoredFields), ...(composition?.warnings ?? [])];
      return toReport(record, warnings, refusals.list(), failed ?? dayRenewal.failure(composition));
    },
    async start() {
      for (const name of live.keys())
        await repairFiles(name).catch((err: unknown) =>
          logger.error({ remote: name, err }, 'files cannot be repaired'),
        );
      if (live.size > 0 && restored.unreadable.size === 0) await queue.run();
      await pollAll(false);
    },
    async poll(poller) {
      if ((await candidates.poll(poller, false)) || isNewDay()) await queue.run();
    },
    async refresh() {
      tried = '';
      composer.renderer.forget();
      dayRenewal.forgetFailures();
      await pollAll(true);
    },
    async repair(name) {
      if (repairing.has(name)) return;
      repairing.add(name);
      await repairFiles(name)
        .then(composeAgain)
        .finally(() => repairing.delete(name));
    },
    stop() {
      queue.close();
      composer.renderer.close();
    },
  };
}
