import type { FormName } from '@site/contracts/forms';
import type { RequestHandler, Response } from 'express';
import type { Metrics } from '../metrics/metrics.ts';
import type { SubmissionOutcome } from '../submissions/submission.ts';

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

/** Counts posts to a form by outcome. */
export function countSubmissions(form: FormName, { submissions }: Metrics): RequestHandler {
  return (_request, response, next) => {
    response.once('close', () => submissions.inc({ form, outcome: outcomeOf(response) }));
    next();
  };
}
