import type { FormName } from '@site/contracts/forms';
import * as z from 'zod';
import type { FormRules } from '../forms/form-rules.ts';
import { formRules } from '../forms/forms.ts';
import { IDEMPOTENCY_KEY } from '../submissions/submission.ts';
import { captchaPaths } from './captcha-paths.ts';
import { descriptionPaths } from './description-paths.ts';
import { membershipPaths } from './membership-paths.ts';
import { type Operation, refusals } from './operation.ts';
import { plainFormPaths, plainFormSchemas } from './plain-form-paths.ts';
import { vitalsPaths, vitalsSchemas } from './vitals-paths.ts';

const forms = Object.values(formRules);

const schemaName = (form: FormName) => `${form}-form`;
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const success = {
  description: 'The form was accepted, or the message explains why not.',
  headers: {
    'Idempotency-Replayed': {
      description: 'Present when this repeats the response to an earlier submission with the same key.',
      schema: { type: 'string', const: 'true' },
    },
  },
  content: { 'application/json': { schema: reference('answer') } },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'One per submission, reused by retries: a retry gets the same response and is stored once.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
};

const formOperation = ({ form, summary }: FormRules): Operation => ({
  operationId: `send-${form}`,
  summary,
  parameters: [idempotencyKey],
  requestBody: { required: true, content: { 'application/json': { schema: reference(schemaName(form)) } } },
  responses: { 200: success, ...refusals(400, 403, 413, 415, 422, 429, 500, 503) },
});

/** Returns the schema of a form's payload. */
function payloadSchema({ schema: payload }: FormRules) {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(payload, { io: 'input' });
  return schema;
}

const schemas = {
  ...Object.fromEntries(forms.map((rules) => [schemaName(rules.form), payloadSchema(rules)])),
  ...plainFormSchemas,
  ...vitalsSchemas,
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

/** OpenAPI 3.1 description of the service, generated from the validation schemas. */
export const apiDescription = {
  openapi: '3.1.0',
  info: {
    title: 'Forms',
    version: '1',
    description:
      'Takes the forms of the site. A refusal is a status and one sentence for the visitor as text, or a problem document (RFC 9457) for clients that accept it. What was answered with 200 is durable.',
  },
  paths: {
    ...Object.fromEntries(forms.map((rules) => [`/api/${rules.form}`, { post: formOperation(rules) }])),
    ...plainFormPaths,
    ...membershipPaths,
    ...captchaPaths,
    ...vitalsPaths,
    ...descriptionPaths,
  } as Record<string, Record<string, Operation>>,
  components: { schemas: schemas as Record<string, Record<string, unknown>> },
};

export type ApiDescription = typeof apiDescription;
