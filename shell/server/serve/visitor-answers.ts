import type { IncomingMessage } from 'node:http';
import type { Release } from '@site/contracts';
import type { ServedShare } from '../share/sharing.ts';
import { bucketOf, bucketsOf } from '../share/visitor-bucket.ts';
import type { PublicAnswers } from './public-answers.ts';

/** Answers to visitors, some of whom may get a shared composition. */
export interface VisitorAnswers {
  /** Answers of the live composition. */
  live: PublicAnswers;
  /** Returns the answers for a visitor. */
  of(request: IncomingMessage): PublicAnswers;
  /** @param share undefined to end the share */
  share(share: ServedShare | undefined): void;
  /**
   * Sets the releases against which files are verified when read, in addition to the shared one.
   * @param former releases whose files open tabs may still load
   */
  verifyAgainst(served: Release[], former?: Release[]): void;
}

/** @param open creates answers for one composition */
export function createVisitorAnswers(open: (isSharing: () => boolean) => PublicAnswers): VisitorAnswers {
  let shared: { answers: PublicAnswers; buckets: ReadonlySet<string> } | undefined;
  const openAnswers = () => open(() => shared !== undefined);
  const live = openAnswers();
  let known: { served: Release[]; former: Release[] } = { served: [], former: [] };
  /** Kept after the end of its share, until the next composition: tabs that it opened still load its files. */
  let lastShared: Release | undefined;

  const verify = () => {
    const served = lastShared ? [lastShared, ...known.served] : known.served;
    live.verifyAgainst(served, known.former);
    shared?.answers.verifyAgainst(served, known.former);
  };

  return {
    live,
    of: (request) => (shared?.buckets.has(bucketOf(request)) ? shared.answers : live),
    share(share) {
      if (!share) {
        shared = undefined;
        return;
      }
      const answers = shared?.answers ?? openAnswers();
      answers.serve(share.published);
      shared = { answers, buckets: new Set(bucketsOf(share.terms)) };
      lastShared = share.release;
      verify();
    },
    verifyAgainst(served, former = []) {
      known = { served, former };
      if (!shared) lastShared = undefined;
      verify();
    },
  };
}
