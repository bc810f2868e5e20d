import { type FormName, formNames, formSchemas } from '@site/contracts/forms';
import * as z from 'zod';
import { captchaPaths } from './captcha-paths.ts';
import { descriptionPaths } from './description-paths.ts';
import { membershipPaths } from './membership-paths.ts';
import { type Operation, refusals } from './operation.ts';

const summaries: Record<FormName, string> = {
  newsletter: 'Subscribe to the newsletter',
  contact: 'Send a message to the team',
  signup: 'Start a free trial',
  'pricing-expert': 'Ask about prices',
};

const schemaName = (form: FormName) => `${form}-form`;
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const success = {
  description: 'The form was taken, or the visitor is told in words why not.',
  headers: {
    'Idempotency-Replayed': {
      description: 'There when this answers an earlier submission with the same key.',
      schema: { type: 'string', const: 'true' },
    },
  },
  content: { 'application/json': { schema: reference('answer') } },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'One per submission of a visitor, kept over retries: a retry gets the same answer and is kept once.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
};

const formOperation = (form: FormName): Operation => ({
  operationId: `send-${form}`,
  summary: summaries[form],
  parameters: [idempotencyKey],
  requestBody: { required: true, content: { 'application/json': { schema: reference(schemaName(form)) } } },
  responses: { 200: success, ...refusals(400, 403, 413, 415, 422, 429, 500, 503) },
});

/** The schema that checks a form, as it is sent. */
function formSchema(form: FormName) {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(formSchemas[form], { io: 'input' });
  return schema;
}

const schemas = {
  ...Object.fromEntries(formNames.map((form) => [schemaName(form), formSchema(form)])),
  answer: {
    type: 'object',
    required: ['success', 'message'],
    additionalProperties: false,
    properties: {
      success: { type: 'boolean' },
      message: { type: 'string', description: 'A sentence for the visitor.' },
    },
  },
  problem: {
    type: 'object',
    required: ['title', 'status', 'detail'],
    properties: { title: { type: 'string' }, status: { type: 'integer' }, detail: { type: 'string' } },
  },
};

/** The service as an OpenAPI 3.1 document, made of the schemas that check what is sent. */
export const apiDescription = {
  openapi: '3.1.0',
  info: {
    title: 'Forms',
    version: '1',
    description:
      'Takes the four forms of the site. A refusal is a status and one sentence for the visitor as text, or a problem document (RFC 9457) for clients that accept it. What was answered with 200 is durable.',
  },
  paths: {
    ...Object.fromEntries(formNames.map((form) => [`/api/${form}`, { post: formOperation(form) }])),
    ...membershipPaths,
    ...captchaPaths,
    ...descriptionPaths,
  } as Record<string, Record<string, Operation>>,
  components: { schemas: schemas as Record<string, Record<string, unknown>> },
};

export type ApiDescription = typeof apiDescription;
