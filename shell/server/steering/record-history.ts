import type { Logger } from 'pino';
import type { Refusal, Warning } from '../compose/composition.ts';
import { ownValue } from '../own-value.ts';
import { type History, lastLive } from './history.ts';
import type { HistoryEntry } from './history-entry.ts';
import type { SteeringStore } from './steering-store.ts';
import { warningSentences } from './warning-sentences.ts';

/** Within this time, a new live release is attributed to a decision to follow the newest one. */
const DECISION_MS = 60_000;

/** Limits the length of a line of the history. */
const MOST_WARNINGS = 20;

interface RecorderOptions {
  history: History;
  steering: Pick<SteeringStore, 'state'>;
  logger: Pick<Logger, 'error'>;
}

/** Records published and refused releases in the history, unless another shell that shares it already has. */
export interface Recorder {
  /**
   * @param live remote → version that is now live
   * @param warnings about these versions
   */
  live(live: Record<string, string>, warnings: Warning[]): Promise<void>;
  refused(refusal: Refusal): Promise<void>;
}

export function createRecorder({ history, steering, logger }: RecorderOptions): Recorder {
  const add: History['add'] = (entry, isKnown) =>
    history.add(entry, isKnown).catch((err: unknown) => logger.error({ err }, 'writing the history failed'));

  /** Returns the decision that caused a version to be published. */
  const causeOf = (remote: string, version: string | undefined): Pick<HistoryEntry, 'action' | 'by' | 'note'> => {
    const { decision, chosen } = ownValue(steering.state().remotes, remote) ?? {};
    if (!decision) return { action: 'publish', by: 'source' };
    const { action, by, note } = decision;
    const isFresh = Date.now() - Date.parse(decision.at) < DECISION_MS;
    const isMeant = decision.version ? decision.version === version : isFresh;
    const isPushed = chosen?.version === version;
    return isMeant || isPushed ? { action, by, note } : { action: 'publish', by: 'source' };
  };

  return {
    async live(live, warnings) {
      const entries = await history.list().catch(() => []);
      const news = Object.entries(live).filter(([remote, version]) => lastLive(entries, remote)?.version !== version);
      for (const [remote, version] of news) {
        const at = new Date().toISOString();
        const entry: HistoryEntry = {
          at,
          remote,
          ...causeOf(remote, version),
          version,
          outcome: 'live',
          warnings: warningSentences(remote, warnings)?.slice(0, MOST_WARNINGS),
        };
        await add(entry, (entries) => lastLive(entries, remote)?.version === version);
      }
    },
    async refused({ remote, version, page, reason, at }) {
      const entry: HistoryEntry = {
        at,
        remote,
        ...causeOf(remote, version),
        version,
        outcome: 'refused',
        page,
        reason,
      };
      await add(entry, (entries) => {
        const last = entries.findLast((one) => one.remote === remote && one.version === version);
        return last?.reason === reason;
      });
    },
  };
}
