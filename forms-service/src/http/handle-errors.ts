import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { refuse, UNREADABLE, wrongType } from './answers.ts';
import { reportFailure } from './report-failure.ts';

const sentences: Record<number, string> = {
  400: UNREADABLE,
  413: 'This is more text than a form takes. Shorten it and send it again.',
  415: wrongType('application/json'),
};

/** Status of an error that the reading of a body or an address raised; undefined for our own mistakes. */
function clientStatus(error: { status?: unknown }): number | undefined {
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** Answers exceptions. */
export function handleErrors(logger: Logger): ErrorRequestHandler {
  // Express knows a handler of errors by its four parameters.
  return (error, request, response, _next) => {
    const { requestId } = response.locals;
    if (response.headersSent) {
      // Express itself would print all that the error says.
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
