import { type DestinationStream, pino } from 'pino';

/** Limit of the lines that are kept while they cannot be written. */
const MAX_BYTES = 1_000_000;

/**
 * Returns the destination of logs: standard output. While it cannot be written, as on a full disk, the server goes on without
 * its log; the first lines that failed are written once there is room again.
 */
export function logDestination(): DestinationStream {
  const stream = pino.destination({
    dest: 1,
    // Otherwise, pino retries the last lines until they are written before the process can exit.
    sync: true,
    // Without a minimum, `flush` does nothing, and once the limit is reached, nothing would be written anymore.
    minLength: 1,
    maxLength: MAX_BYTES,
    // Otherwise, the server waits until a slow reader of a non-blocking pipe has caught up.
    retryEAGAIN: () => false,
  });
  stream.on('error', () => {});
  stream.on('drop', () => stream.flush());
  // No `flushSync`: pino would call it after fatal lines, and it returns only once everything is written.
  return { write: (line) => void stream.write(line) };
}
