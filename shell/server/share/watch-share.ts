import type { Logger } from 'pino';
import type { Share } from '../steering/steering-state.ts';
import type { ReadVisitorCounts, VisitorCounts } from '../visitors/read-counts.ts';
import { findWorse, type Met } from './compare-visitors.ts';
import { isSameShare, type Sharing } from './sharing.ts';

/** What visitors have met since a share began, or since this shell has started. */
export interface ShareVisitors {
  shared: Met;
  others: Met;
}

/** Ends a share once visitors meet more errors or slower pages with it than the others do. */
export interface ShareWatch {
  /** Reads what visitors meet, and compares. */
  check(): Promise<void>;
  /** Zeros before the first check; nothing while there is no share, or nobody says what visitors meet. */
  visitors(): ShareVisitors | null;
}

interface ShareWatchOptions {
  sharing: Pick<Sharing, 'wanted' | 'end'>;
  readCounts: ReadVisitorCounts;
  logger: Pick<Logger, 'warn'>;
}

/** What one instance of forms-service had counted at first, and has now. */
interface Counted {
  first: VisitorCounts['releases'];
  now: VisitorCounts['releases'];
}

const nothing: Met = { views: 0, errors: 0, interactions: 0, slow: 0 };

function metWith(release: string, counts: VisitorCounts['releases']): Met {
  const found = counts.find((one) => one.release === release);
  if (!found) return nothing;
  const { views, errors, vitals } = found;
  return { views, errors, interactions: vitals.INP.count, slow: vitals.INP.count - vitals.INP.good };
}

const combine = (a: Met, b: Met, by: (a: number, b: number) => number): Met => ({
  views: by(a.views, b.views),
  errors: by(a.errors, b.errors),
  interactions: by(a.interactions, b.interactions),
  slow: by(a.slow, b.slow),
});

/** What has come since. An instance that has forgotten a release counts it anew. */
const since = (now: Met, first: Met) => combine(now, first, (a, b) => Math.max(0, a - b));

const metSince = (release: string, instances: Counted[]) =>
  instances
    .map(({ first, now }) => since(metWith(release, now), metWith(release, first)))
    .reduce((sum, met) => combine(sum, met, (a, b) => a + b), nothing);

export function createShareWatch({ sharing, readCounts, logger }: ShareWatchOptions): ShareWatch {
  let watched: Share | undefined;
  let isBlind = false;
  /** By the time at which they have started: each answers some of the requests. */
  let instances = new Map<number, Counted>();

  const watch = (share: Share | undefined) => {
    if (share && isSameShare(share, watched)) return;
    watched = share;
    isBlind = false;
    instances = new Map();
  };

  const note = ({ at }: Share, { startedAt, releases }: VisitorCounts) => {
    // Of an instance that is younger, everything has been counted meanwhile.
    const first = instances.get(startedAt)?.first ?? (startedAt > Date.parse(at) ? [] : releases);
    instances.set(startedAt, { first, now: releases });
  };

  const compare = ({ version, base }: Share): ShareVisitors => ({
    shared: metSince(version, [...instances.values()]),
    others: metSince(base, [...instances.values()]),
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
