/**
 * Settles as the work does, or rejects with the signal's reason as soon as it is aborted, whether the work has noticed it
 * or not.
 */
export async function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/**
 * Waits for work as long as it may take. Work that takes longer goes on, but nobody waits for it.
 * @param ms milliseconds
 * @param toError makes what is thrown when the time is over
 */
export async function withTimeout<Result>(work: Promise<Result>, ms: number, toError: () => Error): Promise<Result> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(toError()), ms);
  try {
    return await abortable(work, timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}
