const open = new Set<AsyncDisposableStack>();

/**
 * Collects what must be gone when a measurement ends, however it ends:
 * `await using resources = openResources(); resources.defer(() => server.stop());`
 */
export function openResources(): AsyncDisposableStack {
  const resources = new AsyncDisposableStack();
  open.add(resources);
  resources.defer(() => void open.delete(resources));
  return resources;
}

/** Ends everything that is still open and then this process, when somebody stops it. */
export function cleanUpOnSignals(): void {
  const stop = async (code: number) => {
    await Promise.allSettled([...open].toReversed().map((resources) => resources.disposeAsync()));
    process.exit(code);
  };
  process.once('SIGINT', () => stop(130));
  process.once('SIGTERM', () => stop(143));
}
