import { createHash } from 'node:crypto';
import { plainFormPath } from '@site/contracts/forms/plain-form';
import type { RequestHandler } from 'express';
import type { Questions } from '../captcha/questions.ts';
import type { FormDefinition } from '../forms/form-definition.ts';
import type { PlainForm } from '../forms/plain-form.ts';
import type { Limiter } from '../limits/limiter.ts';
import { StoreUnavailable } from '../store/lead-store.ts';
import type { Desk, Reply, SubmissionOutcome } from '../submissions/submission.ts';
import { takeSubmission } from '../submissions/take-submission.ts';
import { plainContext } from './plain-context.ts';
import { type PlainFormPage, sendPlainFormPage } from './plain-form-page.ts';
import { sendPage } from './small-page.ts';
import { networkOf, visitorOf } from './visitor-address.ts';
import { withinPatience } from './within.ts';

export interface PlainFormOptions {
  definition: FormDefinition;
  plain: PlainForm;
  desk: Desk;
  questions: Questions;
  limiter: Limiter;
  site: PlainFormPage['site'];
  /** Is told what came of every form that could have been taken. */
  count(outcome: SubmissionOutcome): void;
}

/** What the visitor reads instead of a sentence that is about the captcha of pages with scripts. */
const sentences: Partial<Record<SubmissionOutcome, string>> = {
  captcha_refused: 'The answer was not right, or it came after more than an hour. Please answer this question.',
  captcha_used: 'This was already sent once. Answer the question to send it again.',
  key_reused: 'This was already sent once. Answer the question to send it again.',
  rate_limited: 'Many forms are sent without JavaScript right now. Please try again later, or reach us by phone.',
};

const unavailable: Reply = {
  status: 503,
  sentence: 'We cannot take this right now. Please try again in a minute.',
  outcome: 'unavailable',
  retryAfterS: 15,
};

/** Error message by field name. */
function errorsIn({ schema }: FormDefinition, values: Record<string, string>): Record<string, string> {
  const { error } = schema.safeParse({ ...values, captcha: 'asked on the page' });
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

/**
 * Takes a form from a browser without JavaScript. The first POST is answered with a question; the second, with the answer,
 * goes the way of every submission, and its lead is quarantined.
 */
export function plainFormRoute(options: PlainFormOptions): RequestHandler {
  const { definition, plain, questions, limiter, site, count } = options;
  const desk: Desk = { ...options.desk, captcha: questions };
  const names = [...Object.keys(plain.fields), 'website'];

  return async (request, response) => {
    const note = (outcome: SubmissionOutcome) => {
      count(outcome);
      response.locals.outcome = outcome;
    };
    const entries: Record<string, string> = request.body;
    const { token, answer = '' } = entries;
    const typed = Object.fromEntries(names.map((name) => [name, entries[name] ?? '']));
    const context = plainContext(definition, entries, request.get('referer'));
    const values = { ...typed, ...context };
    const address = request.ip ?? 'unknown';

    const ask = (status: number, { problem, errors = {} }: Partial<Pick<PlainFormPage, 'problem' | 'errors'>> = {}) =>
      sendPlainFormPage(response, status, {
        site,
        plain,
        action: plainFormPath(definition.form),
        values,
        hidden: Object.keys(context),
        errors,
        ...(problem && { problem }),
        question: questions.ask(definition.form),
      });

    const waitS = await limiter.take(visitorOf(address));
    if (waitS > 0) {
      note('rate_limited');
      response.set('Retry-After', String(waitS));
      return ask(429, { problem: `That was a lot at once. Please try again in ${waitS} seconds.` });
    }
    const errors = errorsIn(definition, values);
    if (Object.keys(errors).length > 0) return ask(422, { errors });
    if (token === undefined) return ask(200);

    const submission = {
      body: { ...values, captcha: questions.tokenWith(token, answer) },
      // A second press of the button is the same submission.
      idempotencyKey: createHash('sha256').update(token).digest('hex'),
      network: networkOf(address),
    };
    const reply = await withinPatience(takeSubmission(definition, submission, desk)).catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return unavailable;
      throw error;
    });
    note(reply.outcome);
    if (reply.status === 200) return sendPage(response, 200, { site, ...plain.accepted });
    if (reply.retryAfterS) response.set('Retry-After', String(reply.retryAfterS));
    ask(reply.status, { problem: sentences[reply.outcome] ?? reply.sentence });
  };
}
