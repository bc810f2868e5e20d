const PARENT_POLL_MS = 500;
const STARTED_BY = process.ppid;

/**
 * Resolves on Ctrl-C and SIGTERM. The listeners stay: a second Ctrl-C must not end this process before its children. npm hands a
 * SIGTERM to a shell that does not pass it on, so the end of that shell counts as one.
 */
export function untilStopRequested(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
    if (!process.env.npm_lifecycle_event) return;
    const checkParent = () => {
      if (process.ppid !== STARTED_BY) resolve();
    };
    setInterval(checkParent, PARENT_POLL_MS).unref();
  });
}
