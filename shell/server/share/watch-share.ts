import type { Logger } from 'pino';
import type { SharedRelease, VisitorFigures } from '../steering/api-schemas.ts';
import type { Share } from '../steering/steering-state.ts';
import type { ReadVisitorCounts, VisitorCounts } from '../visitors/read-counts.ts';
import { findWorse } from './compare-visitors.ts';
import { isSameShare, type Sharing } from './sharing.ts';

/** Visitor metrics since a share began, or since this shell started. */
type ShareVisitors = NonNullable<SharedRelease['visitors']>;

/** Ends a share once its visitors see more errors or slower pages than all others. */
export interface ShareWatch {
  /** Reads and compares the metrics. */
  check(): Promise<void>;
  /** Returns zeros before the first check, and `null` without a share or metrics. */
  visitors(): ShareVisitors | null;
}

interface ShareWatchOptions {
  sharing: Pick<Sharing, 'wanted' | 'end'>;
  readCounts: ReadVisitorCounts;
  logger: Pick<Logger, 'warn'>;
}

/** Counts of one instance of forms-service, at the beginning and now. */
interface Counted {
  first: VisitorCounts['releases'];
  now: VisitorCounts['releases'];
}

const nothing: VisitorFigures = { views: 0, errors: 0, interactions: 0, slow: 0 };

function figuresOf(release: string, counts: VisitorCounts['releases']): VisitorFigures {
  const found = counts.find((one) => one.release === release);
  if (!found) return nothing;
  const { views, errors, vitals } = found;
  return { views, errors, interactions: vitals.INP.count, slow: vitals.INP.count - vitals.INP.good };
}

const combine = (a: VisitorFigures, b: VisitorFigures, by: (a: number, b: number) => number): VisitorFigures => ({
  views: by(a.views, b.views),
  errors: by(a.errors, b.errors),
  interactions: by(a.interactions, b.interactions),
  slow: by(a.slow, b.slow),
});

/** Returns the increase of counts; an instance that dropped a release restarts from zero. */
const since = (now: VisitorFigures, first: VisitorFigures) => combine(now, first, (a, b) => Math.max(0, a - b));

const figuresSince = (release: string, instances: Counted[]) =>
  instances
    .map(({ first, now }) => since(figuresOf(release, now), figuresOf(release, first)))
    .reduce((sum, figures) => combine(sum, figures, (a, b) => a + b), nothing);

export function createShareWatch({ sharing, readCounts, logger }: ShareWatchOptions): ShareWatch {
  let watched: Share | undefined;
  let isBlind = false;
  /** Instances by start time; each answers some of the requests. */
  let instances = new Map<number, Counted>();

  const watch = (share: Share | undefined) => {
    if (share && isSameShare(share, watched)) return;
    watched = share;
    isBlind = false;
    instances = new Map();
  };

  const note = ({ at }: Share, { startedAt, releases }: VisitorCounts) => {
    // An instance that started after the share has counted only since then.
    const first = instances.get(startedAt)?.first ?? (startedAt > Date.parse(at) ? [] : releases);
    instances.set(startedAt, { first, now: releases });
  };

  const compare = ({ version, base }: Share): ShareVisitors => ({
    shared: figuresSince(version, [...instances.values()]),
    others: figuresSince(base, [...instances.values()]),
  });

  const read = async (share: Share) => {
    const counts = await readCounts(share.remote).catch((err: unknown) => {
      if (!isBlind) logger.warn({ err }, 'visitor metrics are unavailable; the share cannot stop automatically');
      isBlind = true;
    });
    if (!counts) return;
    isBlind = false;
    note(share, counts);
  };

  return {
    visitors() {
      watch(sharing.wanted());
      return watched && !isBlind ? compare(watched) : null;
    },
    async check() {
      const share = sharing.wanted();
      watch(share);
      if (!share) return;
      await read(share);
      const { shared, others } = compare(share);
      const reason = findWorse(shared, others, [share.version, share.base]);
      if (!reason) return;
      await sharing.end(share, { reason });
      watch(undefined);
    },
  };
}
