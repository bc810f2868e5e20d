import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refuseExcess } from './refuse-excess.ts';

const HOUR_S = 60 * 60;
const MINUTE_MS = 60_000;
const MB = 1_000_000;

/**
 * Counts what is uploaded for a remote, whatever becomes of it: files of a release that is refused stay for an hour, since
 * another one that is coming in may have them as well.
 * @throws SteeringRefused (rejects) when it is too much within an hour
 */
export type UploadQuota = (remote: string, bytes: number) => Promise<void>;

export function createUploadQuota(maxBytes: number): UploadQuota {
  const limiter = new RateLimiterMemory({ points: maxBytes, duration: HOUR_S });
  return (remote, bytes) =>
    refuseExcess(limiter, remote, {
      points: bytes,
      sentence: (ms) =>
        `${maxBytes / MB} MB were uploaded for ${remote} within an hour: push again in ${Math.ceil(ms / MINUTE_MS)} min.`,
    });
}
