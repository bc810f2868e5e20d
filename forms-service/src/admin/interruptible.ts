const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs work that cleans up after itself when the command is interrupted. A second signal ends the process immediately.
 * @param work stops when its signal is aborted
 */
export async function interruptible<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    return await work(interruption.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}
