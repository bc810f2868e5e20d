import type { Logger } from 'pino';
import type { Environment } from '../env.ts';
import {
  createAcknowledgementLimiter,
  createBypassLimiter,
  createChallengeLimiter,
  createGreetingLimiter,
  createRateLimiter,
  type Limiter,
  type MailLimiter,
} from './limiter.ts';

/** Everything whose rate is limited. */
export interface Limits {
  /** Posts per visitor. */
  posts: Limiter;
  /** Captcha challenges per visitor. */
  challenges: Limiter;
  /** Submissions without a captcha. */
  bypasses: Limiter;
  /** Mails that acknowledge a form. */
  acknowledgements: MailLimiter;
  /** All other mails to visitors: confirmations and welcomes. */
  greetings: MailLimiter;
}

/**
 * Opens the limits that the environment configures. Instances on one database share their counts there.
 * @param secret keys the fingerprints of visitors in the database
 */
export async function openLimits(
  env: Environment,
  secret: string,
  logger: Logger,
): Promise<Limits & { close(): Promise<void> }> {
  const shared = await openSharedCounters(env.MONGODB_URI, secret, logger);
  return {
    posts: createRateLimiter(env.RATE_LIMIT_PER_MINUTE, env.RATE_LIMIT_BURST, shared?.counters),
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
