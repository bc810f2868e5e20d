import type { FormName } from '@site/contracts/forms';
import type { RequestHandler, Response } from 'express';
import type { Metrics } from '../metrics/metrics.ts';
import type { SubmissionOutcome } from '../submissions/submission.ts';

const MS_PER_S = 1_000;

/** Outcomes of responses sent before the form handler runs. */
const refusals: Record<number, SubmissionOutcome> = {
  400: 'unreadable',
  403: 'foreign_origin',
  405: 'unreadable',
  413: 'unreadable',
  415: 'unreadable',
  429: 'rate_limited',
  503: 'unavailable',
};

function outcomeOf(response: Response): SubmissionOutcome {
  if (!response.writableFinished) return 'aborted';
  return (
    response.locals.outcome ?? refusals[response.statusCode] ?? (response.statusCode < 500 ? 'unreadable' : 'failed')
  );
}

/** Measures responses by route and status, as the log does. */
export function measureRequests({ requests }: Metrics): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    response.once('close', () => {
      const route = request.route?.path ?? 'unknown';
      const labels = { method: request.method, route, status: response.statusCode };
      requests.observe(labels, (performance.now() - started) / MS_PER_S);
    });
    next();
  };
}

/** Counts posts to a form by outcome. */
export function countSubmissions(form: FormName, { submissions }: Metrics): RequestHandler {
  return (_request, response, next) => {
    response.once('close', () => submissions.inc({ form, outcome: outcomeOf(response) }));
    next();
  };
}
