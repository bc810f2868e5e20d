import { plainFormPath } from '@site/contracts/forms/plain-form';
import { formRules } from '../forms/forms.ts';
import { type Operation, page, refusals, retryAfter } from './operation.ts';

const plainForms = Object.values(formRules).flatMap(({ form, summary, plain, context = [] }) =>
  plain ? [{ form, summary, names: [...Object.keys(plain.fields), ...context] }] : [],
);

const schemaName = (form: string) => `${form}-plain-form`;
const text = { type: 'string' };

const operation = (form: string, summary: string): Operation => ({
  operationId: `send-plain-${form}`,
  summary: `${summary}, from a browser without JavaScript`,
  requestBody: {
    required: true,
    content: { 'application/x-www-form-urlencoded': { schema: { $ref: `#/components/schemas/${schemaName(form)}` } } },
  },
  responses: {
    200: page('A page with the entries and a question or, once that is answered, a confirmation.'),
    ...refusals(400, 403, 413, 415),
    422: page('The same page, with the fields to correct.'),
    429: page('The same page: too many posts.', retryAfter),
    500: page('The same page: internal error; nothing was stored.'),
    503: page('The same page: the store is unavailable.', retryAfter),
  },
});

/** All fields are optional: the page reports missing ones. */
const schemaOf = (names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries([...names, 'privacyNotice', 'website', 'token', 'answer'].map((name) => [name, text])),
});

/** Schemas of forms without JavaScript. */
export const plainFormSchemas = Object.fromEntries(
  plainForms.map(({ form, names }) => [schemaName(form), schemaOf(names)]),
);

/** Paths of forms without JavaScript. */
export const plainFormPaths: Record<string, Record<string, Operation>> = Object.fromEntries(
  plainForms.map(({ form, summary }) => [plainFormPath(form), { post: operation(form, summary) }]),
);
