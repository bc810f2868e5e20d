import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import { apiDocument, documentedAddress, type Operation, operations, type Schema, successOf } from '../api-document.ts';

export const KEY = 'key-of-a-test';

interface Answer {
  status: number;
  body: object;
}

/** A successful request: `POST /api/messages` and its body. */
interface Served {
  request: string;
  query: Record<string, string>;
  body: unknown;
}

const refusal = (status: number, message: string): Answer => ({ status, body: { error: 'refused', message } });

const fits = (schema: Schema, value: unknown) => z.fromJSONSchema(schema).safeParse(value).success;

const ofText = ({ type }: Schema, text: string) => (type === 'integer' ? Number(text) : text);

/** Responds as described in the OpenAPI document, and rejects requests that do not match it. */
export class StubApi {
  readonly served: Served[] = [];
  private readonly sentByKey = new Map<string, string>();
  private readonly server = createServer(async (request, response) => {
    const { status, body } = await this.answer(request);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body).replaceAll(documentedAddress, this.url));
  });

  start = () => new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));

  stop() {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Placeholder of the address in the samples. */
  get url(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`;
  }

  private async answer(incoming: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(incoming.url ?? '', documentedAddress);
    const request = `${incoming.method} ${pathname.replace(/^\/v1/, '')}`;
    const operation = operations.get(request);
    if (!operation) return refusal(404, `Nothing is documented at ${request}.`);
    if (incoming.headers.authorization !== `Bearer ${KEY}`) return unknownKey(operation);

    const query = Object.fromEntries(searchParams);
    const body = incoming.method === 'POST' ? await json(incoming) : undefined;
    const problem = problemOf(operation, query, body) ?? this.conflict(operation, incoming, body);
    if (problem) return problem;
    this.served.push({ request, query, body });
    const { status, examples = {} } = successOf(operation);
    const { page, lastPage = page, ...others } = examples;
    const [example = 'cursor' in query ? lastPage : page] = Object.values(others);
    return { status, body: example?.value ?? {} };
  }

  private conflict({ parameters = [] }: Operation, { headers }: IncomingMessage, body: unknown): Answer | undefined {
    if (!parameters.some(({ name, required }) => name === 'Idempotency-Key' && required)) return undefined;
    const key = headers['idempotency-key'];
    if (typeof key !== 'string') return refusal(400, 'Idempotency-Key is missing.');
    const sent = JSON.stringify(body);
    if ((this.sentByKey.get(key) ?? sent) !== sent) return refusal(409, `${key} came with other content.`);
    this.sentByKey.set(key, sent);
    return undefined;
  }
}

function unknownKey({ responses }: Operation): Answer {
  const [example] = Object.values(responses['401']?.content['application/json'].examples ?? {});
  return { status: 401, body: example?.value ?? {} };
}

function problemOf({ parameters = [], requestBody }: Operation, query: Record<string, string>, body: unknown) {
  for (const [name, value] of Object.entries(query)) {
    const known = parameters.find((parameter) => parameter.in === 'query' && parameter.name === name);
    if (!known || !fits(known.schema, ofText(known.schema, value))) return refusal(400, `${name} is wrong.`);
  }
  const schema = requestBody?.content['application/json'].schema;
  return schema && !fits(schema, body) ? refusal(400, 'The body is wrong.') : undefined;
}

/** Checks whether an event matches the documented webhooks of its type. */
export function isDocumentedEvent(event: { type: string }): boolean {
  const schema = apiDocument.webhooks[event.type]?.post.requestBody.content['application/json'].schema;
  return schema !== undefined && fits(schema, event);
}
