import type { RequestHandler } from 'express';
import type { FormRules } from '../forms/form-rules.ts';
import { IDEMPOTENCY_KEY, type SubmissionParts } from '../submissions/submission.ts';
import { takeSubmission } from '../submissions/take-submission.ts';
import { refuse } from './refuse.ts';
import { networkOf } from './visitor-address.ts';
import { withStoreTimeout } from './with-store-timeout.ts';

const BAD_KEY = 'The Idempotency-Key must be 1 to 200 visible ASCII characters.';

/** Takes a submission from a checked request and sends the reply. */
export function formRoute(rules: FormRules, parts: SubmissionParts): RequestHandler {
  return async (request, response) => {
    const idempotencyKey = request.get('idempotency-key');
    if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey))
      return refuse(request, response, 400, BAD_KEY);
    const submission = { body: request.body, idempotencyKey, network: networkOf(request) };
    const reply = await withStoreTimeout(takeSubmission(rules, submission, parts));
    response.locals.outcome = reply.outcome;
    if (reply.status !== 200) {
      if (reply.retryAfterS) response.set('Retry-After', String(reply.retryAfterS));
      return refuse(request, response, reply.status, reply.sentence);
    }
    const { success, message, replayed } = reply;
    if (replayed) response.set('Idempotency-Replayed', 'true');
    response.set('Cache-Control', 'no-store').json({ success, message });
  };
}
