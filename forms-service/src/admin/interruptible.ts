const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Lets work that must leave nothing behind end by itself when somebody ends the command. Whoever does not want to wait for
 * that asks a second time.
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
