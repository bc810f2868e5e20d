import type { RequestHandler } from 'express';

const READS = new Set(['GET', 'HEAD']);

/**
 * Holds back what is answered to a decision until another shell knows it, too: what was acknowledged is not to be lost with this
 * shell.
 * @param untilCopied settles when that is so, or will not be so soon
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
