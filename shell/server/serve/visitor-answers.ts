import type { IncomingMessage } from 'node:http';
import type { PublishedShare } from '../share/share-folders.ts';
import { bucketOf, bucketsOf } from '../share/visitor-bucket.ts';
import type { PublicAnswers } from './public-answers.ts';

/** Answers to visitors, of whom a share may get another composition than the rest. */
export interface VisitorAnswers {
  /** What a visitor gets documents from. */
  of(request: IncomingMessage): PublicAnswers;
  isSharing(): boolean;
  /** @param share nothing: all visitors get what is live */
  share(share: PublishedShare | undefined): void;
}

/**
 * @param live what most visitors get
 * @param open answers for a composition that is shared
 */
export function createVisitorAnswers(live: PublicAnswers, open: () => PublicAnswers): VisitorAnswers {
  let shared: { answers: PublicAnswers; buckets: ReadonlySet<string> } | undefined;
  return {
    of: (request) => (shared?.buckets.has(bucketOf(request)) ? shared.answers : live),
    isSharing: () => shared !== undefined,
    share(share) {
      if (!share) {
        shared = undefined;
        return;
      }
      const answers = shared?.answers ?? open();
      answers.serve(share.published);
      shared = { answers, buckets: new Set(bucketsOf(share.terms)) };
    },
  };
}
