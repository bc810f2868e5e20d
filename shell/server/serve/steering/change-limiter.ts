import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refuseExcess } from '../../steering/refuse-excess.ts';
import type { Operation } from './operation.ts';

/** Limits per token. A release has a few hundred files. */
const CHANGES = { points: 60, duration: 60 };
const UPLOADS = { points: 3_000, duration: 60 };

/** Limits the rate of changes per token. @throws SteeringRefused (rejects) when it is exceeded */
export type ChangeLimiter = (operation: Pick<Operation, 'access' | 'id'>, by: string) => Promise<void>;

export function createChangeLimiter(): ChangeLimiter {
  const changes = new RateLimiterMemory(CHANGES);
  const uploads = new RateLimiterMemory(UPLOADS);
  return async ({ access, id }, by) => {
    if (access === 'read') return;
    const limiter = id === 'upload' ? uploads : changes;
    await refuseExcess(limiter, by, { sentence: () => 'Too many requests: try again in a minute.' });
  };
}
