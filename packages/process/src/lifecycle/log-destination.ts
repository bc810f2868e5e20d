import { fstatSync } from 'node:fs';
import { type DestinationStream, pino } from 'pino';

/** Limit of the lines that are kept while they cannot be written. */
const MAX_BYTES = 1_000_000;

const STDOUT = 1;

/** A pipe is never full for good, but its reader may stall: writing must not wait for it. */
const toPipe = () => pino.destination({ dest: STDOUT, maxLength: MAX_BYTES });

/** Writing to a file or a device never waits, but a disk may be full. */
function toFile() {
  const stream = pino.destination({
    dest: STDOUT,
    // Otherwise, pino retries the last lines until they are written before the process can exit.
    sync: true,
    // Without a minimum, `flush` does nothing, and once the limit is reached, nothing would be written anymore.
    minLength: 1,
    maxLength: MAX_BYTES,
  });
  stream.on('error', () => {});
  stream.on('drop', () => stream.flush());
  return stream;
}

/**
 * Returns the destination of logs: standard output. While it cannot be written, as on a full disk or with a reader that has
 * stalled, the server goes on without its log; the first lines that failed are written once they can be.
 */
export function logDestination(): DestinationStream {
  const stdout = fstatSync(STDOUT);
  const stream = stdout.isFIFO() || stdout.isSocket() ? toPipe() : toFile();
  // No `flushSync`: pino would call it after fatal lines, and it returns only once everything is written.
  return { write: (line) => void stream.write(line) };
}
