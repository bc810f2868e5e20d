import { setTimeout as pause } from 'node:timers/promises';

/**
 * Repeats a task until the signal is aborted.
 * @param pauseMs pause between the end of one run and the start of the next
 * @param onFailure called with the error of a failed run
 */
export async function pollForever(
  task: () => Promise<unknown>,
  pauseMs: number,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    await pause(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    if (!signal.aborted) await task().catch(onFailure);
  }
}
