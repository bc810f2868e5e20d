import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refuseExcess } from '../../steering/refuse-excess.ts';
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
    await refuseExcess(limiter, by, { sentence: () => 'Too many requests: try again in a minute.' });
  };
}
