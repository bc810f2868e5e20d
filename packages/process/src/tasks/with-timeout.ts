/** Settles with the work, or rejects with the signal's reason on abort, even if the work ignores the signal. */
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
 * Waits for work up to a time limit, after which the work continues in the background.
 * @param toError creates the error to throw at the limit
 */
export async function withTimeout<Result>(work: Promise<Result>, ms: number, toError: () => Error): Promise<Result> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(toError()), ms);
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
