import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SteeringRefused } from '../../steering/steering-refused.ts';
import type { Operation } from './operation.ts';

/** Of one token. A release has some hundred files. */
const CHANGES = { points: 60, duration: 60 };
const UPLOADS = { points: 3_000, duration: 60 };

/** Counts what each token changes. @throws SteeringRefused (rejects) when that was a lot at once */
export type ChangeLimiter = (operation: Pick<Operation, 'access' | 'id'>, by: string) => Promise<void>;

export function createChangeLimiter(): ChangeLimiter {
  const changes = new RateLimiterMemory(CHANGES);
  const uploads = new RateLimiterMemory(UPLOADS);
  return async ({ access, id }, by) => {
    if (access === 'read') return;
    const limiter = id === 'upload' ? uploads : changes;
    await limiter.consume(by).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new SteeringRefused('That was a lot at once: try again in a minute.', 429);
    });
  };
}
