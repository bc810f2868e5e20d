import { pluralize } from '@site/process';
import type { RequestHandler } from 'express';
import type { Limiter } from '../limits/limiter.ts';
import type { Refusal } from '../submissions/submission.ts';
import { refuse } from './refuse.ts';
import { visitorOf } from './visitor-address.ts';

/** Refusal of a visitor who sent too much. */
export const tooManyAtOnce = (seconds: number): Refusal => ({
  status: 429,
  sentence: `That was a lot at once. Please try again in ${pluralize(seconds, 'second')}.`,
  outcome: 'rate_limited',
  retryAfterS: seconds,
});

/** Refuses requests above the visitor's rate limit. */
export function limitRate(limiter: Limiter): RequestHandler {
  return async (request, response, next) => {
    const seconds = await limiter.take(visitorOf(request));
    if (seconds === 0) return next();
    response.set('Retry-After', String(seconds));
    const { status, sentence } = tooManyAtOnce(seconds);
    refuse(request, response, status, sentence);
  };
}
