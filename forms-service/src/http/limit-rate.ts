import type { RequestHandler } from 'express';
import type { Limiter } from '../limits/limiter.ts';
import { refuse } from './answers.ts';
import { visitorOf } from './visitor-address.ts';

/** Refuses a visitor's posts while there are too many of them. */
export function limitRate(limiter: Limiter): RequestHandler {
  return async (request, response, next) => {
    const seconds = await limiter.take(visitorOf(request.ip ?? 'unknown'));
    if (seconds === 0) return next();
    response.set('Retry-After', String(seconds));
    refuse(request, response, 429, `That was a lot at once. Please try again in ${seconds} seconds.`);
  };
}
