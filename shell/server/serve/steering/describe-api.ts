import * as z from 'zod';
import { problemSchema, resultSchema } from '../../steering/api-schemas.ts';
import type { Operation } from './operation.ts';

const toSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const asJson = (schema: object) => ({ content: { 'application/json': { schema } } });

const problem = (description: string) => ({ description, ...asJson(toSchema(problemSchema, 'output')) });

const refusals = {
  400: problem('The request does not fit this description.'),
  401: problem('The token is missing or unknown.'),
  403: problem('The token lacks permission, or a page of another site sent the request.'),
  404: problem('There is no such remote or release.'),
  409: {
    description:
      'The current state does not allow it, or the release was refused (with a result): nothing has changed.',
    ...asJson(toSchema(z.union([resultSchema, problemSchema]), 'output')),
  },
  413: problem('The body is too large.'),
  429: problem('Too many requests; see Retry-After.'),
  503: problem('Decisions are unavailable right now.'),
};

function parametersOf({ path, query }: Operation) {
  const { properties = {}, required = [] } = query ? toSchema(query, 'input') : {};
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
  ];
}

const file = { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };

function requestBodyOf({ body, maxFileBytes }: Operation) {
  if (maxFileBytes !== undefined) return { requestBody: { required: true, ...file } };
  return body && { requestBody: { required: true, ...asJson(toSchema(body, 'input')) } };
}

const describeOperation = (operation: Operation) => ({
  operationId: operation.id,
  summary: operation.summary,
  parameters: parametersOf(operation),
  ...requestBodyOf(operation),
  responses: { 200: { description: 'Done.', ...asJson(toSchema(operation.answer, 'output')) }, ...refusals },
});

/** Describes the operations as an OpenAPI 3.1 document. */
export function describeApi(operations: Operation[]) {
  const paths: Record<string, Record<string, ReturnType<typeof describeOperation>>> = {};
  for (const operation of operations)
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describeOperation(operation) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Steer the site',
      version: '1',
      description:
        'API behind `npm run site`. Changes need a bearer token of TEAM_TOKENS_FILE; without that file, programs on the same machine need none.',
    },
    security: [{ token: [] }, {}],
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}
