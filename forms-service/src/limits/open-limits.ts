import type { Logger } from 'pino';
import type { Environment } from '../env.ts';
import {
  createAcknowledgementLimiter,
  createBypassLimiter,
  createChallengeLimiter,
  createGreetingLimiter,
  createRateLimiter,
} from './limiter.ts';

/**
 * The limits of the environment: instances that keep their leads in one database share their counts there.
 * @param secret keys what the database gets to know of visitors
 */
export async function openLimits(env: Environment, secret: string, logger: Logger) {
  const shared = await openSharedCounters(env.MONGODB_URI, secret, logger);
  return {
    limiter: createRateLimiter(env.RATE_LIMIT_PER_MINUTE, env.RATE_LIMIT_BURST, shared?.counters),
    challenges: createChallengeLimiter(env.RATE_LIMIT_PER_MINUTE, env.RATE_LIMIT_BURST),
    bypasses: createBypassLimiter(env.BYPASS_PER_HOUR, env.BYPASS_TOTAL_PER_HOUR, shared?.counters),
    acknowledgements: createAcknowledgementLimiter(shared?.counters),
    greetings: createGreetingLimiter(shared?.counters),
    close: async () => shared?.close(),
  };
}

async function openSharedCounters(uri: string | undefined, secret: string, logger: Logger) {
  if (uri === undefined) return undefined;
  const { openMongoCounters } = await import('./mongo-counters.ts');
  return openMongoCounters({ uri, secret, logger });
}
