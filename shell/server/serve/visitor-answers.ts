import type { IncomingMessage } from 'node:http';
import type { PublishedShare } from '../share/share-folders.ts';
import { bucketOf, bucketsOf } from '../share/visitor-bucket.ts';
import type { PublicAnswers } from './public-answers.ts';

/** Answers to visitors, some of whom may get a shared composition. */
export interface VisitorAnswers {
  /** Answers of the live composition. */
  live: PublicAnswers;
  /** Returns the answers for a visitor. */
  of(request: IncomingMessage): PublicAnswers;
  /** @param share undefined to end the share */
  share(share: PublishedShare | undefined): void;
}

/** @param open creates answers for one composition */
export function createVisitorAnswers(open: (isSharing: () => boolean) => PublicAnswers): VisitorAnswers {
  let shared: { answers: PublicAnswers; buckets: ReadonlySet<string> } | undefined;
  const openAnswers = () => open(() => shared !== undefined);
  const live = openAnswers();
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
    },
  };
}
