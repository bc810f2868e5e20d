import { createHash } from 'node:crypto';
import { plainFormPath } from '@site/contracts/forms/plain-form';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Questions } from '../captcha/questions.ts';
import type { FormRules } from '../forms/form-rules.ts';
import type { PlainForm } from '../forms/plain-form.ts';
import type { Reply, SubmissionOutcome, SubmissionParts } from '../submissions/submission.ts';
import { takeSubmission } from '../submissions/take-submission.ts';
import { tooManyAtOnce } from './limit-rate.ts';
import { plainContext } from './plain-context.ts';
import { type PlainFormPage, sendPlainFormPage } from './plain-form-page.ts';
import { reportFailure } from './report-failure.ts';
import { sendPage } from './small-page.ts';
import { networkOf, visitorOf } from './visitor-address.ts';
import { withStoreTimeout } from './with-store-timeout.ts';

export interface PlainFormOptions {
  rules: FormRules;
  plain: PlainForm;
  submissionParts: SubmissionParts;
  questions: Questions;
  site: PlainFormPage['site'];
  logger: Logger;
  /** Called with the outcome of each valid submission. */
  count(outcome: SubmissionOutcome): void;
}

/** Replacements for sentences about the captcha of pages with JavaScript. */
const sentences: Partial<Record<SubmissionOutcome, string>> = {
  captcha_refused: 'The answer was not right, or it came after more than an hour. Please answer this question.',
  captcha_used: 'This was already sent once. Answer the question to send it again.',
  key_reused: 'This was already sent once. Answer the question to send it again.',
  rate_limited: 'Many forms are being sent without JavaScript right now. Please try again later, or reach us by phone.',
  unavailable: 'We cannot take this right now. Please try again in a minute.',
};

/** Outcomes that use up an answer. */
const spentAnswers: SubmissionOutcome[] = ['captcha_refused', 'captcha_used', 'key_reused'];

/** Error message by field name. */
function errorsIn({ schema }: FormRules, values: Record<string, string>): Record<string, string> {
  const { error } = schema.safeParse({ ...values, captcha: 'asked on the page' });
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

/** Parsed form. */
interface Entries {
  /** Entered values and context. */
  values: Record<string, string>;
  /** Names of values not entered by the visitor. */
  hidden: string[];
  /** Token of the question; absent the first time. */
  token?: string | undefined;
  answer: string;
}

/** Source of a submission. */
interface Source {
  network: string;
  requestId: unknown;
}

/** Why the form is shown again. */
type Shortcoming = Partial<Pick<PlainFormPage, 'problem' | 'errors'>>;

function readEntries({ rules, plain }: PlainFormOptions, request: Request): Entries {
  const entries: Record<string, string> = request.body;
  const names = [...Object.keys(plain.fields), 'website'];
  const typed = Object.fromEntries(names.map((name) => [name, entries[name] ?? '']));
  const context = plainContext(rules, entries, request.get('referer'));
  const { token, answer = '' } = entries;
  return { values: { ...typed, ...context }, hidden: Object.keys(context), token, answer };
}

/**
 * Takes a form from a browser without JavaScript. The first POST is answered with a question; the second, with the
 * answer, is an ordinary submission, and its lead is quarantined.
 */
export function plainFormRoute(options: PlainFormOptions): RequestHandler {
  const { rules, plain, questions, site, logger, count } = options;
  const parts: SubmissionParts = { ...options.submissionParts, captcha: questions };
  const action = plainFormPath(rules.form);

  /**
   * An answered question is not replaced: a resubmission under its token is stored once, even if the first one was
   * stored after the timeout.
   */
  const ask = (
    response: Response,
    { values, hidden, token, answer }: Entries,
    status: number,
    shortcoming: Shortcoming = {},
  ) => {
    const question = token && answer ? { token, answer } : questions.ask(rules.form);
    sendPlainFormPage(response, status, { site, plain, action, values, hidden, errors: {}, ...shortcoming, question });
  };

  const take = async ({ values, answer }: Entries, token: string, { network, requestId }: Source): Promise<Reply> => {
    const submission = {
      body: { ...values, captcha: questions.tokenWith(token, answer) },
      // A second click is the same submission.
      idempotencyKey: createHash('sha256').update(token).digest('hex'),
      network,
    };
    const taken = withStoreTimeout(takeSubmission(rules, submission, parts));
    const reply = await taken.catch((error: unknown) => reportFailure(error, requestId, logger));
    return reply.status === 200 ? reply : { ...reply, sentence: sentences[reply.outcome] ?? reply.sentence };
  };

  const sendReply = (response: Response, entries: Entries, reply: Reply) => {
    count(reply.outcome);
    response.locals.outcome = reply.outcome;
    if (reply.status === 200) return sendPage(response, 200, { site, ...plain.accepted });
    if (reply.retryAfterS) response.set('Retry-After', String(reply.retryAfterS));
    const isSpent = spentAnswers.includes(reply.outcome);
    ask(response, isSpent ? { ...entries, answer: '' } : entries, reply.status, { problem: reply.sentence });
  };

  return async (request, response) => {
    const entries = readEntries(options, request);
    const waitS = await parts.limits.posts.take(visitorOf(request));
    if (waitS > 0) return sendReply(response, entries, tooManyAtOnce(waitS));

    const errors = errorsIn(rules, entries.values);
    if (Object.keys(errors).length > 0) return ask(response, entries, 422, { errors });
    if (entries.token === undefined) return ask(response, entries, 200);
    const from = { network: networkOf(request), requestId: response.locals.requestId };
    sendReply(response, entries, await take(entries, entries.token, from));
  };
}
