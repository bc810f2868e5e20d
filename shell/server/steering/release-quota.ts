import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refuseExcess } from './refuse-excess.ts';

const HOUR_S = 60 * 60;
const MINUTE_MS = 60_000;
const MB = 1_000_000;

/**
 * Counts the bytes that pushed and polled releases of a remote add, including refused ones: their files stay for an hour, because
 * another incoming release may contain them as well.
 * @throws SteeringRefused (rejects) when the hourly limit is exceeded
 */
export type ReleaseQuota = (remote: string, bytes: number) => Promise<void>;

export function createReleaseQuota(maxBytes: number): ReleaseQuota {
  const limiter = new RateLimiterMemory({ points: maxBytes, duration: HOUR_S });
  return (remote, bytes) =>
    refuseExcess(limiter, remote, {
      points: bytes,
      sentence: (ms) =>
        `${maxBytes / MB} MB of files were added for ${remote} within an hour: more fit in ${Math.ceil(ms / MINUTE_MS)} min.`,
    });
}
