import type { Logger } from 'pino';
import { StoreUnavailable } from './store/lead-store.ts';

/** A look that is taken again and again. */
export interface RepeatedLook {
  everyMs: number;
  look(): Promise<void>;
  logger: Logger;
  /** What an operator is told of a look that failed. */
  failure: string;
}

/**
 * Takes a look every so often, the first when that time has passed; one that fails is made up for by the next.
 * @returns ends it
 */
export function lookEvery({ everyMs, look, logger, failure }: RepeatedLook): () => void {
  const timer = setInterval(() => void lookOnce({ look, logger, failure }), everyMs);
  return () => clearInterval(timer);
}

/** Takes one such look. */
export const lookOnce = ({ look, logger, failure }: Omit<RepeatedLook, 'everyMs'>): Promise<void> =>
  look().catch((error) => {
    const reason = error instanceof StoreUnavailable ? { code: error.code } : { err: error };
    logger.warn(reason, failure);
  });
