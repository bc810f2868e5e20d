import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { StoreUnavailable } from '../store/lead-store.ts';
import { refuse } from './answers.ts';

const RETRY_AFTER_S = 15;

const sentences: Record<number, string> = {
  400: 'This could not be read. Reload the page and send the form again.',
  413: 'This is more text than a form takes. Shorten it and send it again.',
  415: 'This address takes forms as application/json in UTF-8.',
};

/** Status of an error that the reading of a body or an address raised; undefined for our own mistakes. */
function clientStatus(error: { status?: unknown }): number | undefined {
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** The one place that answers exceptions. Logged as codes and stack frames, since messages may quote a visitor. */
export function handleErrors(logger: Logger): ErrorRequestHandler {
  // Express knows a handler of errors by its four parameters.
  return (error, request, response, _next) => {
    const { requestId } = response.locals;
    if (response.headersSent) {
      // Express itself would print all that the error says.
      logger.warn({ requestId, err: error }, 'an answer broke off');
      return void response.destroy();
    }
    const status = clientStatus(error);
    if (status) return refuse(request, response, status, sentences[status] ?? 'This could not be read.');
    if (error instanceof StoreUnavailable) {
      logger.warn({ requestId, code: error.code }, 'store unavailable');
      response.set('Retry-After', String(RETRY_AFTER_S));
      return refuse(
        request,
        response,
        503,
        'We cannot take this right now. Please keep the page open and try again in a minute.',
      );
    }
    logger.error({ requestId, err: error }, 'request failed');
    refuse(request, response, 500, 'Something went wrong on our side. Please try again in a minute.');
  };
}
