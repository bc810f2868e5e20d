import type { Release } from '@site/contracts';
import { createWorkQueue } from '@site/process';
import type { Logger } from 'pino';
import { type Composer, compose, daysOf, inOrder } from './compose/compose.ts';
import { type Composition, CompositionFailed, type Refusal } from './compose/composition.ts';
import type { CompositionRecord } from './publish/composition-record.ts';
import { pathOwners } from './publish/path-owners.ts';
import { createRefusals } from './refusals.ts';
import type { Look, RemoteWatch } from './remote-watch.ts';
import { createDayRenewal } from './renew-days.ts';
import { repairReleases } from './repair-releases.ts';
import type { Metrics } from './serve/metrics.ts';
import { noteComposition, noteNothingYet, noteRefusals } from './serve/note-state.ts';
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
  watches: RemoteWatch[];
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
  /** Looks at one remote and composes when it has something new. */
  look(watch: RemoteWatch): Promise<void>;
  /** Looks at all remotes, at refused releases too. */
  refresh(): Promise<void>;
  /** Verifies what is stored of a remote, and fetches and publishes again what is damaged. */
  repair(remote: string): Promise<void>;
  stop(): void;
}

export function createSite(options: SiteOptions): Site {
  const { composer, today, files, watches, restored, publish, afterPublish, onRepaired, logger, metrics } = options;
  let record = options.published;
  let composition: Composition | undefined;
  let isComposed = false;
  let failed: Failure | null = null;
  let { owners } = restored;
  const live = new Map(restored.releases);
  const candidates = new Map(restored.releases);
  const refusals = createRefusals();
  const dayRenewal = createDayRenewal({ composer, today, logger, metrics });
  /** Remotes whose last look brought a whole release: good news once it is live. */
  const arrived = new Set<string>();
  const repairing = new Set<string>();
  let tried = '';
  noteNothingYet(metrics, watches);
  if (record) noteComposition(metrics, record, []);

  const refuse = (refusal: Refusal) => {
    if (!refusals.add(refusal)) return;
    metrics.refused.inc({ remote: refusal.remote });
    noteRefusals(metrics, watches, refusals.list());
    logger.warn(refusal, 'release refused');
  };

  const goLive = async (next: Composition) => {
    const nextOwners = pathOwners(owners, [...next.releases.values()]);
    record = await publish(next, nextOwners);
    owners = nextOwners;
    composition = next;
    isComposed = true;
    live.clear();
    for (const [name, release] of next.releases) live.set(name, release);
    noteComposition(metrics, record, next.warnings);
    logger.info(
      { composition: next.id, releases: record.releases, documents: next.documents.length },
      'composition is live',
    );
    await afterPublish(next).catch((err: unknown) => logger.error({ err }, 'cleaning up after a composition failed'));
  };

  const forgetRefusals = () => {
    for (const name of arrived) if (live.get(name)?.version === candidates.get(name)?.version) refusals.clear(name);
    arrived.clear();
    for (const [name, { version }] of live) refusals.clear(name, version);
    noteRefusals(metrics, watches, refusals.list());
  };

  /** A shell that cannot read what is live would publish a site without it. */
  const assertNothingIsLost = (releases: ReadonlyMap<string, Release>) => {
    for (const [name, reason] of restored.unreadable) if (!releases.has(name)) throw new CompositionFailed(reason);
  };

  const composeCandidates = async () => {
    const set = JSON.stringify([...candidates.values()].map(({ name, version }) => [name, version]).sort());
    if (set === tried) return forgetRefusals();
    tried = set;
    const stopTimer = metrics.composeSeconds.startTimer();
    assertNothingIsLost(candidates);
    const days = new Map(Object.entries(record?.days ?? {}));
    const input = { live, owners, today: today(), days };
    const releases = inOrder(composer, candidates);
    const needed = await composer.renderer.unrendered(releases, daysOf(releases, input));
    await repairReleases({ releases: candidates, needed, files, fetchAgain, logger });
    const { composition: next, refused } = await compose(composer, { ...input, candidates, isComposed });
    for (const refusal of refused) refuse(refusal);
    if (next) {
      assertNothingIsLost(next.releases);
      await goLive(next);
    }
    failed = null;
    forgetRefusals();
    metrics.compositions.inc({ outcome: refused.length > 0 ? 'refused' : 'live' });
    stopTimer();
  };

  const renewDays = async (serving: Composition) => {
    await repairReleases({ releases: candidates, needed: dayRenewal.due(serving), files, fetchAgain, logger });
    const next = await dayRenewal.renew(serving, owners);
    if (next) await goLive(next);
  };

  const composeNow = async () => {
    // What is in the store is served before anything is rendered.
    const isServing = composition !== undefined;
    await composeCandidates();
    if (isServing && composition) await renewDays(composition);
  };

  /** A failure is retried by the queue. */
  const isNewDay = () => composition !== undefined && failed === null && dayRenewal.due(composition).length > 0;

  const queue = createWorkQueue(composeNow, (error) => {
    tried = '';
    failed = { reason: (error as Error).message, at: new Date().toISOString() };
    metrics.compositions.inc({ outcome: 'failed' });
    logger.error(error instanceof CompositionFailed ? failed : { err: error }, 'composition failed');
  });

  const note = (name: string, look: Look) => {
    metrics.remoteUp.set({ remote: name }, look.found === 'down' ? 0 : 1);
    if (look.found === 'release') {
      const { version, unknownFields } = look.release;
      if (unknownFields) logger.warn({ remote: name, version, unknownFields }, 'fields of release.json are ignored');
      candidates.set(name, look.release);
      arrived.add(name);
    }
    if (look.found === 'down') logger.debug({ remote: name, reason: look.reason }, 'remote is down');
    if (look.found === 'refused') {
      refuse({
        remote: name,
        version: look.version,
        page: look.page,
        reason: look.reason,
        at: new Date().toISOString(),
      });
    }
    return look.found === 'release';
  };

  const lookAt = async ({ remote, look }: RemoteWatch, isForced: boolean) =>
    remote.paused ? false : note(remote.name, await look(isForced));

  const fetchAgain = async (name: string) => {
    const watch = watches.find(({ remote }) => remote.name === name);
    return watch ? lookAt(watch, true) : false;
  };

  const lookAtAll = async (isForced: boolean) => {
    await Promise.all(watches.map((watch) => lookAt(watch, isForced)));
    await queue.run();
  };

  /** @returns whether its files were damaged */
  const repairFiles = async (name: string) => {
    const release = live.get(name);
    if (!release) return false;
    const isDamaged = !(await isWhole(release, files));
    if (isDamaged) {
      logger.warn(
        { remote: name, version: release.version },
        'the stored files of a release are damaged: fetching them again',
      );
      await fetchAgain(name);
    }
    await onRepaired(release);
    return isDamaged;
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
      await lookAtAll(false);
    },
    async look(watch) {
      if ((await lookAt(watch, false)) || isNewDay()) await queue.run();
    },
    async refresh() {
      tried = '';
      composer.renderer.forget();
      dayRenewal.forgetFailures();
      await lookAtAll(true);
    },
    async repair(name) {
      if (repairing.has(name)) return;
      repairing.add(name);
      await repairFiles(name)
        .then(composeAgain)
        .finally(() => repairing.delete(name));
    },
    stop: queue.close,
  };
}
