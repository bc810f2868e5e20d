import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hexDigestOf } from '@site/contracts/integrity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { RemoteFolder } from '../../testing/remote-folder.ts';
import { TestShell } from '../../testing/test-shell.ts';

const shell = new TestShell();

interface Described {
  operationId: string;
  parameters: { name: string; in: string }[];
  requestBody?: { content: { 'application/json': { schema: z.core.JSONSchema.BaseSchema } } };
  responses: Record<number, { content: { 'application/json': { schema: z.core.JSONSchema.BaseSchema } } }>;
}

let paths: Record<string, Record<string, Described>>;

beforeAll(async () => {
  shell.sales.publish({ name: 'sales', version: '1.0.0', pages: [{ path: '/' }] });
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  await shell.start();
  shell.sales.publish({ name: 'sales', version: '2.0.0', pages: [{ path: '/' }] });
  await shell.refresh();
  ({ paths } = await (await shell.get('/-/openapi.json')).json());
});

afterAll(() => shell.dispose());

const answerSchema = (address: string, method: string, status: number) => {
  const schema = paths[address]?.[method]?.responses[status]?.content['application/json'].schema;
  return z.fromJSONSchema(schema ?? { not: {} });
};

const ask = async (method: string, described: string, body?: object) => {
  const address = described.replace('{remote}', 'sales').replace('{version}', '1.0.0');
  const response = await shell.get(address, {
    method: method.toUpperCase(),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};

/** One request per verb, in an order in which all succeed. */
const verbs: [verb: string, body: object][] = [
  ['rollback', { note: 'back' }],
  ['pin', { version: '1.0.0' }],
  ['unpin', {}],
  ['pause', {}],
  ['resume', {}],
  ['promote', { version: '1.0.0' }],
  ['releases/{version}/preview', { note: 'look' }],
];

describe('The description of the API', () => {
  test.each(verbs)('covers request and answer of %s', async (verb, body) => {
    const address = `/-/remotes/{remote}/${verb}`;
    const request = paths[address]?.post?.requestBody?.content['application/json'].schema;
    expect(z.fromJSONSchema(request ?? { not: {} }).parse(body)).toEqual(body);
    const answer = await ask('post', address, body);
    expect(answer.status).toBe(200);
    answerSchema(address, 'post', 200).parse(answer.body);
    const refused = await ask('post', address, { ...body, surprise: true });
    expect(refused.status).toBe(400);
    answerSchema(address, 'post', 400).parse(refused.body);
  });

  test('covers request and answer of ending a preview', async () => {
    const address = '/-/remotes/{remote}/releases/{version}/preview';
    for (const status of [200, 404]) {
      const answer = await ask('delete', address, { note: 'seen' });
      expect(answer.status).toBe(status);
      answerSchema(address, 'delete', status).parse(answer.body);
    }
  });

  test.each([
    ['/-/status', ''],
    ['/-/history', '?limit=5&remote=sales'],
    ['/-/remotes/{remote}/diff', '?from=1.0.0&to=2.0.0'],
  ])('covers the answer of %s', async (address, query) => {
    const { status, body } = await ask('get', address + query);
    expect(status).toBe(200);
    answerSchema(address, 'get', 200).parse(body);
  });

  test('covers requests and answers of pushes and changes of remotes', async () => {
    const release = '/-/remotes/{remote}/releases/{version}';
    const dist = new RemoteFolder();
    const { files } = dist.publish({ name: 'sales', version: '3.0.0', pages: [{ path: '/' }] });
    const send = async (method: string, described: string, body: string, name = 'sales') => {
      const address = described.replace('{remote}', name).replace('{version}', '3.0.0');
      const response = await shell.get(address, { method: method.toUpperCase(), body });
      const answer: unknown = await response.json();
      answerSchema(described, method, response.status).parse(answer);
      return { status: response.status, answer };
    };
    const read = (file: string) => readFileSync(path.join(dist.path, file), 'utf8');
    expect(await send('put', release, '{}')).toMatchObject({ status: 409 });
    const { answer } = await send('put', release, read('release.json'));
    for (const [file, { integrity }] of Object.entries(files)) {
      const shown = `${release}/files/{digest}`;
      const response = await shell.get(
        shown.replace('{remote}', 'sales').replace('{version}', '3.0.0').replace('{digest}', hexDigestOf(integrity)),
        { method: 'PUT', body: read(file) },
      );
      answerSchema(shown, 'put', response.status).parse(await response.json());
    }
    const { revision } = answer as { revision: number };
    expect(await send('post', `${release}/push`, JSON.stringify({ revision }))).toMatchObject({ status: 200 });
    const added = JSON.stringify({ source: 'http://127.0.0.1:1/', paths: ['/partners'] });
    expect(await send('put', '/-/remotes/{remote}', added, 'partners')).toMatchObject({ status: 200 });
    expect(await send('delete', '/-/remotes/{remote}', '{}', 'partners')).toMatchObject({ status: 200 });
    dist.remove();
  });

  test('lists only existing operations', async () => {
    for (const [described, operations] of Object.entries(paths))
      for (const method of Object.keys(operations)) {
        const address = described.replaceAll(/\{\w+\}/g, 'nobody');
        const answer = await shell.get(address, { method: method.toUpperCase() });
        expect(await answer.text(), `${method} ${described}`).not.toContain('There is no such endpoint.');
      }
  });
});
