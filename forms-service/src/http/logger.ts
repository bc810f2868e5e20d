import { logDestination } from '@site/process/log-destination';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Environment } from '../env.ts';

/** Keeps the parts of an error that cannot quote a visitor: type, code and stack frames. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, code, stack } = error as NodeJS.ErrnoException;
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { type: name, code: typeof code === 'symbol' ? undefined : code, frames };
}

/**
 * Creates a logger of JSON lines. It logs no personal data: only fields listed by name.
 * @param destination defaults to standard output
 */
export function createLogger(
  level: Environment['LOG_LEVEL'],
  destination: DestinationStream = logDestination(),
): Logger {
  return pino({ level, base: null, serializers: { err: describeError } }, destination);
}
