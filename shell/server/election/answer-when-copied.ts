import type { RequestHandler } from 'express';

const READS = new Set(['GET', 'HEAD']);

/**
 * Delays answers to decisions until another shell has replicated them: an acknowledged decision must survive the loss of this
 * shell.
 * @param untilCopied settles when the decision is replicated, or after a timeout
 */
export const answerWhenCopied =
  (untilCopied: () => Promise<void>): RequestHandler =>
  (request, response, next) => {
    if (!READS.has(request.method)) {
      const end = response.end.bind(response) as (...all: unknown[]) => unknown;
      response.end = ((...all: unknown[]) => {
        const send = () => end(...all);
        untilCopied().then(send, send);
        return response;
      }) as typeof response.end;
    }
    next();
  };
