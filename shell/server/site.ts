import { createWorkQueue, explainSystemError } from '@site/process';
import { daysOf, inOrder } from './compose/compose-set.ts';
import { type Composition, CompositionFailed, type Refusal, type Warning } from './compose/composition.ts';
import { isReplaced } from './compose/origin.ts';
import { createComposeMemory } from './compose-memory.ts';
import { createLiveSet } from './live-set.ts';
import { createNewestReleases } from './newest-releases.ts';
import { publishNewest } from './publish-newest.ts';
import { createRefusals } from './refusals.ts';
import type { RemotePoller } from './remote-poller.ts';
import { createDayRenewal } from './renew-days.ts';
import { createRepair } from './repair.ts';
import { initMetrics, recordComposition } from './serve/record-metrics.ts';
import type { SiteOptions } from './site-options.ts';
import { type Failure, noticesOf, type SiteReport, toReport } from './site-report.ts';

/** The served site and the operations that change it. */
export interface Site {
  report(): SiteReport;
  /** Returns warnings about the live releases; those of the report are also about polls. */
  warnings(): Warning[];
  /** Composes the published releases again, for damaged files or another build. A first composition waits for all remotes. */
  start(): Promise<void>;
  /** Polls one remote and composes if it has a new release. */
  poll(poller: RemotePoller): Promise<void>;
  /** Applies the decisions about a remote; the report contains the outcome. */
  apply(remote: string): Promise<void>;
  /** Clears the refusal of a release, for a requester that has received it. */
  dismiss(remote: string, version: string): void;
  /** Returns the version found by the last poll of a remote's source. */
  sourceVersion(remote: string): string | undefined;
  /** Composes again if a shell of a replaced build has published after this one, such as during a rolling upgrade. */
  replaceFormerBuild(): Promise<void>;
  /** Polls all remotes, including those with refused releases. */
  refresh(): Promise<void>;
  /** Verifies the stored files of a remote, and fetches and republishes damaged ones. */
  repair(remote: string): Promise<void>;
  stop(): void;
}

export function createSite(options: SiteOptions): Site {
  const { composer, today, pollers, steering, recorder, restored, publisher, publish, signal, logger, metrics } =
    options;
  let record = options.published;
  let composition: Composition | undefined;
  let failed: Failure | null = null;
  const liveSet = createLiveSet(restored, composer);
  const { releases: live, assertNothingIsLost } = liveSet;
  let recorded = Promise.resolve();
  const onRefused = (refusal: Refusal) => {
    recorded = recorded.then(() => recorder.refused(refusal));
  };
  const refusals = createRefusals({ logger, metrics, onRefused });
  const newest = createNewestReleases({ ...options, store: options.releases, live, refusals });
  const repair = createRepair({ ...options, files: composer.files, live, newest });
  const dayRenewal = createDayRenewal({ composer, today, logger, metrics });
  const memory = createComposeMemory(composer);
  initMetrics(metrics, pollers());
  if (record) recordComposition(metrics, record, []);

  const warnings = () => [...[...live.values()].flatMap(noticesOf), ...(composition?.warnings ?? [])];

  const goLive = async (next: Composition) => {
    assertNothingIsLost(next.releases);
    const before = new Map(live);
    record = await publish(next, liveSet.ownersWith(next.releases));
    composition = next;
    memory.markComposed();
    liveSet.replace(next.releases);
    recordComposition(metrics, record, next.warnings);
    logger.info(
      { composition: next.id, releases: record.releases, documents: next.documents.length },
      'composition is live',
    );
    for (const { remote, page, message } of warnings()) {
      const version = live.get(remote)?.version;
      if (version !== before.get(remote)?.version) logger.warn({ remote, version, page }, message);
    }
    await recorder.live(record.releases, warnings());
    await options.afterPublish(next);
  };

  const trialInput = () => ({
    live,
    owners: liveSet.owners(),
    today: today(),
    days: new Map(Object.entries(record?.days ?? {})),
  });

  const composeNewest = async () => {
    await steering.refresh();
    await newest.settle();
    if (!memory.begin(newest.releases)) return newest.clearRefusals();
    const stopTimer = metrics.composeSeconds.startTimer();
    assertNothingIsLost(newest.releases);
    const input = () => ({ ...trialInput(), isComposed: memory.isComposed() });
    const releases = inOrder(composer, newest.releases);
    await repair.beforeRendering(await composer.renderer.unrendered(releases, daysOf(releases, input())));
    const parts = { composer, input, goLive, refuse: refusals.add };
    const isAccepted = await publishNewest(parts, new Map(newest.releases));
    failed = null;
    newest.clearRefusals();
    metrics.compositions.inc({ outcome: isAccepted ? 'live' : 'refused' });
    stopTimer();
  };

  const renewDays = async (serving: Composition) => {
    await repair.beforeRendering(dayRenewal.due(serving));
    const next = await dayRenewal.renew(serving, liveSet.owners());
    if (next) await goLive(next);
  };

  const composeNow = async () => {
    // The first composition restores the live releases unchanged.
    const isServing = composition !== undefined;
    await composeNewest();
    if (isServing && composition) await renewDays(composition);
    composer.renderer.prepare();
  };

  /** Failures are retried by the queue. */
  const isNewDay = () => composition !== undefined && failed === null && dayRenewal.due(composition).length > 0;

  const onFailure = (error: unknown) => {
    memory.retry();
    // Documents may have been lost since they were verified.
    if (!(error instanceof CompositionFailed)) composer.renderer.distrust();
    const { message: reason } = explainSystemError(error, options.dataDir) as Error;
    failed = { reason, at: new Date().toISOString() };
    metrics.compositions.inc({ outcome: 'failed' });
    logger.error(error instanceof CompositionFailed ? failed : { err: error }, 'composition failed');
  };

  // A caller that awaited a composition may exit the process or read the history next.
  const queue = createWorkQueue(() => options.exclusive(composeNow).finally(() => recorded), onFailure);

  /** Composes newly found releases; while stopping, they are left to the next shell. Decisions are always composed. */
  const composeFound = async () => {
    if (!signal.aborted) await queue.run();
  };

  const pollAll = async (isForced: boolean) => {
    await steering.refresh();
    await newest.pollAll(isForced);
    await composeFound();
  };

  const pollOne = async (poller: RemotePoller) => {
    await steering.refresh();
    const isNews = await newest.poll(poller, false);
    if (isNews || isNewDay() || memory.hasOtherRemotes()) await composeFound();
  };

  const composeAgain = () => {
    memory.distrust();
    composer.renderer.forget();
    return queue.run();
  };

  return {
    report() {
      return toReport(
        record,
        [...warnings(), ...newest.failedPolls()],
        refusals.list(),
        failed ?? dayRenewal.failure(composition),
      );
    },
    warnings,
    async start() {
      await repair.repairAll();
      if (live.size > 0 && restored.unreadable.size === 0) await composeFound();
      if (!composition) await pollAll(false);
    },
    poll: pollOne,
    dismiss: refusals.clear,
    sourceVersion: newest.sourceVersion,
    async apply(name) {
      memory.retry();
      composer.renderer.forgetFaults(name);
      await newest.apply(name);
      await queue.run();
    },
    async replaceFormerBuild() {
      // A failed composition is retried by the queue, with growing delays.
      if (!composition || failed || (await publisher.isCurrent(composition.id))) return;
      const live = await publisher.current();
      if (!isReplaced(live?.record.origin, composer.origin)) return;
      logger.info({ composition: live?.record.id }, 'a shell of a replaced build has published; composing again');
      memory.distrust();
      // It may have published newer releases.
      await pollAll(false);
    },
    async refresh() {
      memory.retry();
      composer.renderer.forget();
      dayRenewal.forgetFailures();
      await pollAll(true);
    },
    repair: (name) => repair.repair(name, composeAgain),
    stop() {
      queue.close();
      composer.renderer.close();
    },
  };
}
