/**
 * Resolves on SIGTERM and SIGINT, and when the parent process is gone. The listeners stay: a second Ctrl-C must not cut
 * off what the first one waits for, such as running requests or the removal of temporary files.
 */
export function untilStopRequested(): Promise<void> {
  return new Promise((resolve) => {
    for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(reason, () => resolve());
    // Undefined without a parent that wants to know; false when it ended before anybody listened.
    if (process.connected === false) resolve();
  });
}
