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

type Begin = () => void;

function createLane() {
  /** The next requester is first. */
  const waiting = new Map<string, Begin[]>();
  let last: string | undefined;

  const keep = (by: string, begins: Begin[]) => {
    if (begins.length > 0) waiting.set(by, begins);
    else waiting.delete(by);
  };

  return {
    add(by: string, begin: Begin): void {
      const own = waiting.get(by) ?? [];
      if (own.length >= MOST_WAITING)
        throw new SteeringRefused(`${MOST_WAITING} of your requests are waiting already: try again later.`, 429);
      keep(by, [...own, begin]);
    },
    remove(by: string, begin: Begin): void {
      const own = waiting.get(by) ?? [];
      keep(
        by,
        own.filter((one) => one !== begin),
      );
    },
    take(): Begin | undefined {
      const requesters = [...waiting.keys()];
      // The last one may have come back before the others asked.
      const by = requesters.find((one) => one !== last) ?? requesters[0];
      if (by === undefined) return undefined;
      const [begin, ...left] = waiting.get(by) ?? [];
      waiting.delete(by);
      keep(by, left);
      last = by;
      return begin;
    },
  };
}

export function createTurns(): InTurn {
  const urgent = createLane();
  const ordinary = createLane();
  let isBusy = false;

  const beginNext = () => {
    const begin = urgent.take() ?? ordinary.take();
    isBusy = begin !== undefined;
    begin?.();
  };

  const untilBegun = ({ by, signal, isUrgent }: Turn) =>
    new Promise<void>((resolve, reject) => {
      signal?.throwIfAborted();
      const lane = isUrgent ? urgent : ordinary;
      const leave = () => {
        lane.remove(by, begin);
        reject(signal?.reason);
      };
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      lane.add(by, begin);
      signal?.addEventListener('abort', leave);
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
