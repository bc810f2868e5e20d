import type { Composition } from './compose/composition.ts';
import type { OpenStores } from './open-stores.ts';
import type { VisitorAnswers } from './serve/visitor-answers.ts';
import type { Sharing } from './share/sharing.ts';
import { lastLiveOfAll, lastRemoval, liveAndFormer } from './steering/history.ts';
import type { HistoryEntry } from './steering/history-entry.ts';
import type { FindRemoved } from './store/prune.ts';

/** Removes releases and files that neither the live composition nor a decision needs. */
export interface CleanUp {
  /** @param live composition that was just published */
  after(live: Composition): Promise<void>;
  /** Removes ingested releases that did not go live, once this shell has published anything. */
  again(): Promise<void>;
}

export function createCleanUp(
  { publisher, previews, decisions }: OpenStores,
  sharing: Pick<Sharing, 'renderedKeys'>,
  answers: Pick<VisitorAnswers, 'verifyAgainst'>,
): CleanUp {
  let last: Composition | undefined;
  /** Remote → when it was last part of the site. The history has no removals from the registry file. */
  const lastSeen = new Map<string, number>();

  const removedAmong = (entries: HistoryEntry[]): FindRemoved => {
    // Nobody knows which remotes decisions have added that cannot be read.
    if (decisions.store.fault() !== undefined) return () => undefined;
    const current = new Set(decisions.steering.remotes().map(({ name }) => name));
    for (const name of current) lastSeen.set(name, Date.now());
    return (name) => {
      if (current.has(name)) return undefined;
      const recordedAt = Date.parse(lastRemoval(entries, name)?.at ?? '') || 0;
      return {
        removedAt: Math.max(recordedAt, lastSeen.get(name) ?? 0),
        lastLive: lastLiveOfAll(entries, name)?.version,
      };
    };
  };

  const cleanUp = async (live: Composition) => {
    const previewed = await previews.needed();
    const entries = await decisions.history.list();
    const remembered = liveAndFormer(entries, live.releases);
    const renderedKeys = new Set([...live.renderedKeys, ...sharing.renderedKeys()]);
    const needed = [...decisions.steering.needed(), ...previewed, ...remembered];
    const stored = await publisher.prune({ ...live, renderedKeys }, needed, removedAmong(entries));
    answers.verifyAgainst([...live.releases.values()], stored);
  };

  return {
    async after(live) {
      last = live;
      await cleanUp(live);
    },
    async again() {
      if (last) await cleanUp(last);
    },
  };
}
