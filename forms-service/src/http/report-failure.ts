import type { Logger } from 'pino';
import { StoreUnavailable } from '../store/lead-store.ts';
import type { Refusal } from '../submissions/submission.ts';

const unavailable: Refusal = {
  status: 503,
  sentence: 'We cannot take this right now. Please keep the page open and try again in a minute.',
  outcome: 'unavailable',
  retryAfterS: 15,
};

const failed: Refusal = {
  status: 500,
  sentence: 'Something went wrong on our side. Please try again in a minute.',
  outcome: 'failed',
};

/**
 * Logs why a request failed, as codes and stack frames, since messages may quote a visitor.
 * @returns the reply to the visitor
 */
export function reportFailure(error: unknown, requestId: unknown, logger: Logger): Refusal {
  if (error instanceof StoreUnavailable) {
    logger.warn({ requestId, code: error.code }, 'store unavailable');
    return unavailable;
  }
  logger.error({ requestId, err: error }, 'request failed');
  return failed;
}
