import { type DestinationStream, type Logger, pino } from 'pino';
import type { Environment } from '../env.ts';

/** Everything of an error that cannot quote a visitor: its kind, its code, and where it happened. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, code, stack } = error as NodeJS.ErrnoException;
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { type: name, code: typeof code === 'symbol' ? undefined : code, frames };
}

/**
 * JSON lines on standard output. Holds no personal data, because nothing is logged that is not listed by name.
 * @param destination standard output unless given
 */
export function createLogger(level: Environment['LOG_LEVEL'], destination?: DestinationStream): Logger {
  return pino({ level, base: null, serializers: { err: describeError } }, destination ?? pino.destination(1));
}
