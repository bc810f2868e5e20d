import { setTimeout as pause } from 'node:timers/promises';

/**
 * Repeats a look until it is told to stop.
 * @param pauseMs pause between the end of one look and the next
 * @param onFailure told what a look has thrown
 */
export async function pollForever(
  look: () => Promise<unknown>,
  pauseMs: number,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    await pause(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    if (!signal.aborted) await look().catch(onFailure);
  }
}
