import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SteeringRefused } from './steering-refused.ts';

interface Excess {
  points?: number;
  /** @returns one sentence */
  sentence: (msBeforeNext: number) => string;
}

/** @throws SteeringRefused (rejects) when the limit is exceeded */
export async function refuseExcess(
  limiter: RateLimiterMemory,
  key: string,
  { points = 1, sentence }: Excess,
): Promise<void> {
  await limiter.consume(key, points).catch((error: unknown) => {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new SteeringRefused(sentence(error.msBeforeNext), 429);
  });
}
