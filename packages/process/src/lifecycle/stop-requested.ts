/**
 * Resolves on SIGTERM or SIGINT, and when the parent process ends. The listeners stay, so a second Ctrl-C does not interrupt the
 * shutdown.
 */
export function untilStopRequested(): Promise<void> {
  return new Promise((resolve) => {
    for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(reason, () => resolve());
    // Undefined without an IPC channel; false if the parent has already ended.
    if (process.connected === false) resolve();
  });
}
