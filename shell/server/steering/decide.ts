import { ownValue } from '../own-value.ts';
import type { Site } from '../site.ts';
import type { UntimedResult } from './api-schemas.ts';
import type { History } from './history.ts';
import type { HistoryEntry } from './history-entry.ts';
import type { Attribution, Decision, SteeredRemote } from './steering-state.ts';
import type { SteeringStore } from './steering-store.ts';
import { warningSentences } from './warning-sentences.ts';

export interface DeciderOptions {
  site: Pick<Site, 'apply' | 'dismiss' | 'report' | 'warnings'>;
  store: SteeringStore;
  history: History;
}

/** Computes the new decisions about a remote. */
export type Change = (before: SteeredRemote) => Omit<SteeredRemote, 'revision'>;

/** Records decisions about remotes and applies them. */
export interface Decider {
  liveVersion(remote: string): string | undefined;
  change(remote: string, to: Change): Promise<SteeredRemote>;
  /** Makes a version live by a change, which is reverted when the version is refused. */
  goTo(remote: string, version: string, decision: Decision, to: Change): Promise<UntimedResult>;
  /** Makes the newest release live again. */
  follow(remote: string, decision: Decision, to: Change): Promise<UntimedResult>;
  /** Adds a result to the history, unless publishing the release already has, or it repeats the refusal before it. */
  record(result: UntimedResult, attribution: Attribution): Promise<void>;
}

export function createDecider({ site, store, history }: DeciderOptions): Decider {
  const liveVersion = (remote: string) => ownValue(site.report().releases, remote)?.version;

  /** @returns the previous decisions, for reverting the change */
  const change = async (remote: string, to: Change) => {
    let before: SteeredRemote = { revision: 0 };
    await store.update((state) => {
      before = ownValue(state.remotes, remote) ?? before;
      const after = { ...to(before), revision: before.revision + 1 };
      return { ...state, remotes: { ...state.remotes, [remote]: after } };
    });
    return before;
  };

  const revert = async (remote: string, { revision, ...before }: SteeredRemote) => {
    await change(remote, (now) => (now.revision === revision + 1 ? before : now));
    await site.apply(remote);
  };

  const goTo = async (remote: string, version: string, decision: Decision, to: Change): Promise<UntimedResult> => {
    const wasLive = liveVersion(remote) === version;
    const before = await change(remote, (steered) => ({ ...to(steered), decision }));
    await site.apply(remote);
    const { refused, failed } = site.report();
    const { action } = decision;
    if (liveVersion(remote) === version) {
      const outcome = wasLive ? 'done' : 'live';
      const message = sentences[action](remote, version);
      return { remote, action, version, outcome, message, warnings: warningSentences(remote, site.warnings()) };
    }
    const refusal = refused.find((one) => one.remote === remote && one.version === version);
    await revert(remote, before);
    if (action !== 'push') site.dismiss(remote, version);
    const { page, reason } = refusal ?? {
      page: undefined,
      reason: failed?.reason ?? 'The site could not be composed.',
    };
    return { remote, action, version, outcome: refusal ? 'refused' : 'failed', page, message: reason };
  };

  const follow = async (remote: string, decision: Decision, to: Change): Promise<UntimedResult> => {
    const before = liveVersion(remote);
    await change(remote, (steered) => ({ ...to(steered), decision }));
    await site.apply(remote);
    const version = liveVersion(remote);
    const { refused } = site.report();
    const [refusal] = refused.filter((one) => one.remote === remote);
    const { action } = decision;
    const outcome = version === before ? 'done' : 'live';
    const message = [sentences[action](remote, version ?? 'nothing'), refusal?.reason].filter(Boolean).join(' ');
    return { remote, action, version, outcome, message };
  };

  /** A decision that made a version live is already in the history, unless a poll published that version first. */
  const record = async (result: UntimedResult, { by, note, at }: Attribution) => {
    const { remote, action, version, percent, page, message } = result;
    const isLive = result.outcome === 'live';
    const outcome = isLive ? 'done' : result.outcome;
    const isRecorded = (entry: HistoryEntry) =>
      entry.remote === remote &&
      entry.version === version &&
      entry.at >= at &&
      (isLive ? entry.action === action : entry.outcome === outcome);
    if (isLive && (await history.list()).some(isRecorded)) return;
    const reason = outcome === 'done' ? undefined : message;
    /** A pipeline that repeats a refused request must not fill the history. */
    const isRepeated = (entries: HistoryEntry[]) => {
      const last = entries.findLast((entry) => entry.remote === remote && entry.version === version);
      return last?.outcome === 'refused' && last.action === action && last.by === by && last.reason === reason;
    };
    await history.add(
      { at, remote, action, version, percent, by, note, outcome, page, reason },
      (entries) => entries.some(isRecorded) || isRepeated(entries),
    );
  };

  return { liveVersion, change, goTo, follow, record };
}

const sentences: Record<Decision['action'], (remote: string, version: string) => string> = {
  rollback: (remote, version) => `${remote} ${version} is live, and stays until ${remote} is unpinned.`,
  pin: (remote, version) => `${remote} ${version} is live, and stays until ${remote} is unpinned.`,
  promote: (remote, version) => `${remote} ${version} is live, until a newer release is published.`,
  push: (remote, version) => `${remote} ${version} is live.`,
  unpin: (remote, version) => `${remote} follows its newest release again; ${version} is live.`,
  resume: (remote, version) => `${remote} accepts new releases again; ${version} is live.`,
};
