import * as z from 'zod';
import type { DecisionRequest } from '../../steering/control-parts.ts';
import { parseRequest } from './parse-request.ts';

/** Input of an operation. */
interface OperationInput<Body = unknown, Query = unknown> extends Omit<DecisionRequest, 'note'> {
  /** Parameters of the path. */
  params: { remote: string; version: string; digest: string };
  body: Body;
  query: Query;
}

interface Description<Body extends z.ZodType, Query extends z.ZodObject> {
  id: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** Path in OpenAPI notation. */
  path: string;
  summary: string;
  access: 'read' | 'remote' | 'operator';
  body?: Body;
  /** Size limit in bytes, for a body that is a file instead of JSON. */
  maxFileBytes?: number;
  query?: Query;
  answer: z.ZodType;
}

/** One operation of the API: source of its route and of its OpenAPI description. */
export interface Operation extends Description<z.ZodType, z.ZodObject> {
  /** @throws SteeringRefused (rejects) with a sentence */
  run(input: OperationInput): Promise<unknown>;
}

interface Definition<Body extends z.ZodType, Query extends z.ZodObject> extends Description<Body, Query> {
  run(input: OperationInput<z.output<Body>, z.output<Query>>): Promise<unknown>;
}

/** Creates an operation that checks its input before it runs. */
export const defineOperation = <Body extends z.ZodType, Query extends z.ZodObject>({
  run,
  ...description
}: Definition<Body, Query>): Operation => ({
  ...description,
  async run({ params, body, query, ...requester }) {
    const { body: bodySchema = z.unknown(), query: querySchema = z.object({}) } = description;
    // Without a schema, the type parameter is its constraint, which the default fits.
    return run({
      ...requester,
      params,
      body: parseRequest(bodySchema as Body, body),
      query: parseRequest(querySchema as Query, query),
    });
  },
});

/** Body of an operation that takes a file. */
export const fileSchema = z.instanceof(Buffer);

export const noteSchema = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .optional()
  .meta({ description: 'Reason, for the history.' });

/** Body of an operation that takes only a note. */
export const requestSchema = z.strictObject({ note: noteSchema });
