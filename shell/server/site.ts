import type { Release } from '@site/contracts';
import type { Logger } from 'pino';
import { type Composer, compose } from './compose/compose.ts';
import type { Composition, Refusal } from './compose/composition.ts';
import { createRefusals } from './refusals.ts';
import type { Look, RemoteWatch } from './remote-watch.ts';
import { type Documents, prepareDocuments } from './serve/documents.ts';
import type { Metrics } from './serve/metrics.ts';
import { noteComposition, noteNothingYet, noteRefusals } from './serve/note-state.ts';
import { type SiteReport, toReport } from './site-report.ts';
import type { LastGood } from './store/last-good.ts';
import { createWorkQueue } from './work-queue.ts';

export interface SiteParts {
  composer: Composer;
  watches: RemoteWatch[];
  /** What was served before this process started. */
  lastGood: LastGood;
  /** The releases of the last good composition that are still in the store. */
  stored: Map<string, Release>;
  /** Called after every swap, before the next composition. */
  onSwap: (composition: Composition) => Promise<void>;
  logger: Logger;
  metrics: Metrics;
}

/** The site that is being served, and its way to the next state. */
export interface Site {
  documents(): Documents | undefined;
  report(): SiteReport;
  /**
   * Serves what is in the store.
   * @returns whether there was anything
   */
  restore(): Promise<boolean>;
  /** Serves what is in the store, then whatever the remotes have now. */
  start(): Promise<void>;
  /** Looks at one remote and composes when it has something new. */
  look(watch: RemoteWatch): Promise<void>;
  /** Looks at all remotes, at refused releases too. */
  refresh(): Promise<void>;
  stop(): void;
}

export function createSite({ composer, watches, lastGood, stored, onSwap, logger, metrics }: SiteParts): Site {
  let documents: Documents | undefined;
  let composition: Composition | undefined;
  let owners = lastGood.paths;
  const live = new Map(stored);
  const candidates = new Map(stored);
  const refusals = createRefusals();
  /** Remotes whose last look brought a whole release: good news once it is live. */
  const arrived = new Set<string>();
  let tried = '';
  noteNothingYet(metrics, watches);

  const refuse = (refusal: Refusal) => {
    if (!refusals.add(refusal)) return;
    metrics.refused.inc({ remote: refusal.remote });
    noteRefusals(metrics, watches, refusals.list());
    logger.warn(refusal, 'release refused');
  };

  const swap = async (next: Composition) => {
    documents = await prepareDocuments(next, composer.site);
    composition = next;
    live.clear();
    for (const [name, release] of next.releases) live.set(name, release);
    owners = { ...owners, ...pathOwners(next) };
    noteComposition(metrics, next);
    await onSwap(next);
    const versions = Object.fromEntries([...live].map(([name, { version }]) => [name, version]));
    logger.info({ composition: next.id, releases: versions, documents: next.documents.length }, 'composition is live');
  };

  const forgetRefusals = () => {
    for (const name of arrived) if (live.get(name)?.version === candidates.get(name)?.version) refusals.clear(name);
    arrived.clear();
    noteRefusals(metrics, watches, refusals.list());
  };

  const composeNow = async () => {
    const set = JSON.stringify([...candidates.values()].map(({ name, version }) => [name, version]).sort());
    if (set === tried) return forgetRefusals();
    tried = set;
    const stopTimer = metrics.composeSeconds.startTimer();
    const { composition: next, refused } = await compose(composer, { candidates, live, owners });
    for (const refusal of refused) refuse(refusal);
    if (next.id !== composition?.id) await swap(next);
    forgetRefusals();
    metrics.compositions.inc({ outcome: refused.length > 0 ? 'refused' : 'live' });
    stopTimer();
  };

  const queue = createWorkQueue(composeNow, (error) => {
    tried = '';
    metrics.compositions.inc({ outcome: 'failed' });
    logger.error({ err: error }, 'composing failed');
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

  const lookAtAll = async (isForced: boolean) => {
    await Promise.all(watches.map((watch) => lookAt(watch, isForced)));
    await queue.run();
  };

  const restore = async () => {
    if (stored.size > 0) await queue.run();
    return documents !== undefined;
  };

  return {
    documents: () => documents,
    report: () => toReport(composition, refusals.list()),
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
      await lookAtAll(true);
    },
    stop: queue.close,
  };
}

const pathOwners = ({ releases }: Composition) =>
  Object.fromEntries([...releases.values()].flatMap(({ name, pages }) => pages.map(({ path }) => [path, name])));
