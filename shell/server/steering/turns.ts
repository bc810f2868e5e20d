import { SteeringRefused } from './steering-refused.ts';

/** Enough for a pipeline that pushes many remotes at once with one token. */
const MOST_WAITING = 10;

/** Whoever waits for a result. */
export interface Requester {
  /** Name, for the history. */
  by: string;
  /** Aborted when the requester has gone. */
  signal?: AbortSignal | undefined;
}

interface Turn extends Requester {
  /** Whether it goes before all work that is not. */
  isUrgent: boolean;
}

/**
 * Runs one piece of work at a time. Requesters take turns, however much each of them asks for. Work whose requester has gone
 * before it began is dropped.
 * @throws SteeringRefused (rejects) when too much work of this requester is waiting already
 */
export type InTurn = <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result>;

interface Entry extends Turn {
  begin(): void;
}

export function createTurns(): InTurn {
  let waiting: Entry[] = [];
  /** Requester → number of its last turn; those who ask again at once wait until others had theirs. */
  const lastBegun = new Map<string, number>();
  let begun = 0;
  let isBusy = false;

  const lastOf = ({ by }: Entry) => lastBegun.get(by) ?? 0;

  const leave = (entry: Entry) => {
    waiting = waiting.filter((one) => one !== entry);
  };

  const beginNext = () => {
    const [next] = waiting.toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || lastOf(a) - lastOf(b));
    isBusy = next !== undefined;
    if (!next) return lastBegun.clear();
    leave(next);
    begun += 1;
    lastBegun.set(next.by, begun);
    next.begin();
  };

  const enter = (entry: Entry) => {
    const own = waiting.filter(({ by, isUrgent }) => by === entry.by && isUrgent === entry.isUrgent);
    if (own.length >= MOST_WAITING)
      throw new SteeringRefused(`${MOST_WAITING} of your requests are waiting already: try again later.`, 429);
    waiting.push(entry);
  };

  const untilBegun = (turn: Turn) =>
    new Promise<void>((resolve, reject) => {
      const { signal } = turn;
      signal?.throwIfAborted();
      const abort = () => {
        leave(entry);
        reject(signal?.reason);
      };
      const begin = () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      const entry = { ...turn, begin };
      enter(entry);
      signal?.addEventListener('abort', abort);
      if (!isBusy) beginNext();
    });

  return async (turn, work) => {
    await untilBegun(turn);
    try {
      return await work();
    } finally {
      beginNext();
    }
  };
}
