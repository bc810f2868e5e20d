import { expect, test } from 'vitest';
import * as z from 'zod';
import { operations, successOf } from './api-document.ts';
import { codesIn, samples, tableOf } from './samples.ts';
import { isDocumentedEvent } from './testing/stub-api.ts';

const sampleOf: Record<string, string> = {
  'GET /api/calls': 'List calls',
  'POST /api/calls': 'Place a call',
  'GET /api/contacts': 'List contacts',
  'POST /api/messages': 'Send a message',
};

const codeOf = (title: string) => samples.find((sample) => sample.title === title)?.code ?? expect.fail(title);

test.each([...operations])('%s has the fields, scope and response of the OpenAPI document', (request, operation) => {
  const { parameters = [], requestBody, security } = operation;
  const rows = tableOf(`${requestBody ? 'Body' : 'Query'} of ${request}`);
  const fields = Object.entries(
    requestBody?.content['application/json'].schema.properties ??
      Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  ).filter(([name]) => name !== 'cursor');
  expect(rows.map(([field]) => codesIn(field)[0])).toEqual(fields.map(([name]) => name));
  expect(rows.map(([, type]) => codesIn(type))).toEqual(fields.map(([, schema]) => schema.enum ?? []));

  const allowed = tableOf('Scopes').find(([scope]) => codesIn(scope)[0] === security[0].key[0]);
  expect(codesIn(allowed?.[1])).toContain(request);

  const { status, schema } = successOf(operation);
  const { json, http = '' } = codeOf(sampleOf[request] ?? '');
  const shown = json ?? http.slice(http.indexOf('{'));
  expect(z.fromJSONSchema(schema).safeParse(JSON.parse(shown))).toMatchObject({ success: true });
  if (http) expect(http).toContain(`HTTP/1.1 ${status} `);
});

test('the sample event is one of the OpenAPI document', () => {
  const [, event = ''] = /body='([^']+)'/.exec(codeOf('Receive an event').sh ?? '') ?? [];
  expect(isDocumentedEvent(JSON.parse(event))).toBe(true);
});
