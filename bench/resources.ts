const open = new Set<AsyncDisposableStack>();

/**
 * Releases what a measurement defers when it ends, however it ends.
 * @example
 * withResources(async (resources) => {
 *   const server = await startServer();
 *   resources.defer(() => server.stop());
 * });
 */
export async function withResources<Result>(
  measure: (resources: AsyncDisposableStack) => Promise<Result>,
): Promise<Result> {
  const resources = new AsyncDisposableStack();
  open.add(resources);
  try {
    return await measure(resources);
  } finally {
    await resources.disposeAsync();
    open.delete(resources);
  }
}

/** Releases all open resources and ends this process on a stop signal. */
export function cleanUpOnSignals(): void {
  const stop = async (code: number) => {
    await Promise.allSettled([...open].toReversed().map((resources) => resources.disposeAsync()));
    process.exit(code);
  };
  process.once('SIGINT', () => stop(130));
  process.once('SIGTERM', () => stop(143));
}
