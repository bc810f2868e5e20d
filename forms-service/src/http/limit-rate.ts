import type { RequestHandler } from 'express';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from './answers.ts';
import { visitorOf } from './visitor-address.ts';

const MINUTE_S = 60;
const BURST_S = 5 * MINUTE_S;

/** Counts posts per visitor. */
export interface RateLimiter {
  /** Rejects with a RateLimiterRes when there were too many. */
  consume(visitor: string): Promise<unknown>;
}

/**
 * Counts in this process's memory.
 * @param perMinute posts that a visitor may go on sending every minute
 * @param burst posts that a visitor may send at once, the minute's own included; available again after five minutes
 */
export function createRateLimiter(perMinute: number, burst: number): RateLimiter {
  return new BurstyRateLimiter(
    new RateLimiterMemory({ points: perMinute, duration: MINUTE_S }),
    new RateLimiterMemory({ keyPrefix: 'burst', points: Math.max(0, burst - perMinute), duration: BURST_S }),
  );
}

/** Refuses a visitor's posts while there are too many of them. */
export function limitRate(limiter: RateLimiter): RequestHandler {
  return async (request, response, next) => {
    try {
      await limiter.consume(visitorOf(request.ip ?? 'unknown'));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1_000));
      response.set('Retry-After', String(seconds));
      return refuse(request, response, 429, `That was a lot at once. Please try again in ${seconds} seconds.`);
    }
    next();
  };
}
