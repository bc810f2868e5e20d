import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * Repeats a look until it is told to stop.
 * @param pauseMs pause between the end of one look and the next
 */
export async function pollForever(
  look: () => Promise<void>,
  pauseMs: number,
  signal: AbortSignal,
  logger: Logger,
): Promise<void> {
  while (!signal.aborted) {
    await pause(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    if (!signal.aborted) await look().catch((err: unknown) => logger.error({ err }, 'polling a remote failed'));
  }
}
