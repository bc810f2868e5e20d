import type { IncomingMessage } from 'node:http';
import type { PublishedShare } from '../share/share-folders.ts';
import { bucketOf, bucketsOf } from '../share/visitor-bucket.ts';
import type { PublicAnswers } from './public-answers.ts';

/** Answers to visitors, of whom a share may get another composition than the rest. */
export interface VisitorAnswers {
  /** What most visitors get. */
  live: PublicAnswers;
  /** What a visitor gets documents from. */
  of(request: IncomingMessage): PublicAnswers;
  /** @param share nothing: all visitors get what is live */
  share(share: PublishedShare | undefined): void;
}

/** @param open answers for one composition, which are told whether not all visitors get the same documents */
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
