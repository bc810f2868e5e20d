import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { refuse, UNREADABLE, wrongType } from './refuse.ts';
import { reportFailure } from './report-failure.ts';

const sentences: Record<number, string> = {
  400: UNREADABLE,
  413: 'This is more text than a form takes. Shorten it and send it again.',
  415: wrongType('application/json'),
};

/** Returns the status of an error in reading a body or address; undefined for internal errors. */
function clientStatus(error: { status?: unknown }): number | undefined {
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** Responds to thrown errors. */
export function handleErrors(logger: Logger): ErrorRequestHandler {
  // Express recognizes error handlers by their four parameters.
  return (error, request, response, _next) => {
    const { requestId } = response.locals;
    if (response.headersSent) {
      // Express itself would print the whole error.
      logger.warn({ requestId, err: error }, 'response aborted');
      return void response.destroy();
    }
    const status = clientStatus(error);
    if (status) return refuse(request, response, status, sentences[status] ?? 'This could not be read.');
    const { status: ours, sentence, retryAfterS } = reportFailure(error, requestId, logger);
    if (retryAfterS) response.set('Retry-After', String(retryAfterS));
    refuse(request, response, ours, sentence);
  };
}
