import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Parameter {
  name: string;
  in: 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** JSON Schema. */
export type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; enum?: string[] };

interface Content {
  'application/json': { schema: Schema; examples?: Record<string, { value: object }> };
}

export interface Operation {
  security: [{ key: string[] }];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
}

interface ApiDocument {
  servers: [{ url: string }];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: { requestBody: { content: Content } } }>;
}

const source = parse(readFileSync(path.join(import.meta.dirname, 'openapi.yaml'), 'utf8'));

/** Resolves each `$ref`. */
function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...own } = value as Record<string, unknown>;
  const target = $ref ? (resolved(at(String($ref))) as object) : {};
  return { ...target, ...Object.fromEntries(Object.entries(own).map(([key, part]) => [key, resolved(part)])) };
}

const at = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce((node, key) => node[key], source);

/** The OpenAPI document, with references resolved. */
export const apiDocument = resolved(source) as ApiDocument;

/** Address to which samples of the documentation send requests. */
export const documentedAddress = apiDocument.servers[0].url;

/** `GET /api/calls` → its operation in the document. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries(apiDocument.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${address}`, operation] as const),
  ),
);

/** Success response of an operation: its status, schema and examples. */
export function successOf({ responses }: Operation) {
  const [status = '', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  if (!answer) throw new Error('The operation has no answer for success.');
  return { status: Number(status), ...answer.content['application/json'] };
}
