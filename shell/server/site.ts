import type { Release, SiteConfig } from '@site/contracts';
import { createWorkQueue } from '@site/process';
import type { Logger } from 'pino';
import { type Composer, compose, inOrder } from './compose/compose.ts';
import { type Composition, CompositionFailed, type Refusal } from './compose/composition.ts';
import { createRefusals } from './refusals.ts';
import type { Look, RemoteWatch } from './remote-watch.ts';
import { repairReleases } from './repair-releases.ts';
import { type Documents, prepareDocuments } from './serve/documents.ts';
import type { Metrics } from './serve/metrics.ts';
import { noteComposition, noteNothingYet, noteRefusals } from './serve/note-state.ts';
import { type Failure, type SiteReport, toReport } from './site-report.ts';
import type { FileStore } from './store/file-store.ts';
import { pathOwners } from './store/last-good.ts';
import type { Restored } from './store/store.ts';

export interface SiteParts {
  config: SiteConfig;
  composer: Composer;
  /** Files of releases. */
  files: FileStore;
  watches: RemoteWatch[];
  /** What was served before this process started. */
  restored: Restored;
  /** Called right before the documents of a composition are served: their files must be there. */
  beforeSwap: (composition: Composition) => void;
  /** Called after every swap, before the next composition. What it throws is logged: the site is live already. */
  afterSwap: (composition: Composition) => Promise<void>;
  logger: Logger;
  metrics: Metrics;
}

/** The site that is being served, and its way to the next state. */
export interface Site {
  documents(): Documents | undefined;
  /** Whether a visitor of the home page gets it. */
  isReady(): boolean;
  report(): SiteReport;
  /**
   * Serves what is in the store, if that is all that was live.
   * @returns whether there was anything
   */
  restore(): Promise<boolean>;
  /** Serves what is in the store, then whatever the remotes have now. */
  start(): Promise<void>;
  /** Looks at one remote and composes when it has something new. */
  look(watch: RemoteWatch): Promise<void>;
  /** Looks at all remotes, at refused releases too. */
  refresh(): Promise<void>;
  /** Fetches again what the store has lost of a remote's release. */
  repair(remote: string): Promise<void>;
  stop(): void;
}

export function createSite(parts: SiteParts): Site {
  const { config, composer, files, watches, restored, beforeSwap, afterSwap, logger, metrics } = parts;
  let documents: Documents | undefined;
  let composition: Composition | undefined;
  let failed: Failure | null = null;
  let { owners } = restored;
  const live = new Map(restored.releases);
  const candidates = new Map(restored.releases);
  const refusals = createRefusals();
  /** Remotes whose last look brought a whole release: good news once it is live. */
  const arrived = new Set<string>();
  const repairing = new Set<string>();
  let tried = '';
  noteNothingYet(metrics, watches);

  const refuse = (refusal: Refusal) => {
    if (!refusals.add(refusal)) return;
    metrics.refused.inc({ remote: refusal.remote });
    noteRefusals(metrics, watches, refusals.list());
    logger.warn(refusal, 'release refused');
  };

  const swap = async (next: Composition) => {
    const nextDocuments = await prepareDocuments(next, config);
    beforeSwap(next);
    documents = nextDocuments;
    composition = next;
    live.clear();
    for (const [name, release] of next.releases) live.set(name, release);
    owners = pathOwners(owners, [...live.values()]);
    noteComposition(metrics, next);
    const versions = Object.fromEntries([...live].map(([name, { version }]) => [name, version]));
    logger.info({ composition: next.id, releases: versions, documents: next.documents.length }, 'composition is live');
    await afterSwap(next).catch((err: unknown) => logger.error({ err }, 'composition is live but not recorded'));
  };

  const forgetRefusals = () => {
    for (const name of arrived) if (live.get(name)?.version === candidates.get(name)?.version) refusals.clear(name);
    arrived.clear();
    for (const [name, { version }] of live) refusals.clear(name, version);
    noteRefusals(metrics, watches, refusals.list());
  };

  /** A shell that cannot read what was live would publish a site without it. */
  const assertNothingIsLost = (releases: ReadonlyMap<string, Release>) => {
    for (const [name, version] of restored.foreign) {
      if (releases.has(name)) continue;
      throw new CompositionFailed(
        `This shell cannot read ${name} ${version}, which was live: go back to the previous shell, or publish a release that this one can read.`,
      );
    }
  };

  const composeNow = async () => {
    const set = JSON.stringify([...candidates.values()].map(({ name, version }) => [name, version]).sort());
    if (set === tried) return forgetRefusals();
    tried = set;
    const stopTimer = metrics.composeSeconds.startTimer();
    assertNothingIsLost(candidates);
    const unrendered = await composer.renderer.unrendered(inOrder(composer, candidates));
    await repairReleases({ releases: candidates, needed: unrendered, files, fetchAgain, logger });
    const isServed = composition !== undefined;
    const { composition: next, refused } = await compose(composer, { candidates, live, owners, isServed });
    for (const refusal of refused) refuse(refusal);
    if (next) {
      assertNothingIsLost(next.releases);
      await swap(next);
    }
    failed = null;
    forgetRefusals();
    metrics.compositions.inc({ outcome: refused.length > 0 ? 'refused' : 'live' });
    stopTimer();
  };

  const queue = createWorkQueue(composeNow, (error) => {
    tried = '';
    failed = { reason: (error as Error).message, at: new Date().toISOString() };
    metrics.compositions.inc({ outcome: 'failed' });
    logger.error(error instanceof CompositionFailed ? failed : { err: error }, 'composition failed');
  });

  const note = (name: string, look: Look) => {
    metrics.remoteUp.set({ remote: name }, look.found === 'down' ? 0 : 1);
    if (look.found === 'release') {
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

  const restore = async () => {
    const isWhole = restored.foreign.size === 0 && restored.lost.size === 0;
    if (isWhole && live.size > 0) await queue.run();
    return documents !== undefined;
  };

  return {
    documents: () => documents,
    isReady: () => documents?.byPath.get('/')?.status === 200,
    report: () => toReport(composition, refusals.list(), failed),
    restore,
    async start() {
      await restore();
      await lookAtAll(false);
    },
    async look(watch) {
      if (await lookAt(watch, false)) await queue.run();
    },
    async refresh() {
      tried = '';
      composer.renderer.forgetFaults();
      await lookAtAll(true);
    },
    async repair(name) {
      if (repairing.has(name)) return;
      repairing.add(name);
      const hasRelease = await fetchAgain(name).finally(() => repairing.delete(name));
      if (hasRelease) await queue.run();
    },
    stop: queue.close,
  };
}
