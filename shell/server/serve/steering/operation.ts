import * as z from 'zod';

/** What an operation is given, checked. */
export interface OperationInput {
  /** Name of who asks, for the history. */
  by: string;
  /** What stands in the path. */
  params: { remote: string; version: string; digest: string };
  body: unknown;
  query: Record<string, string>;
}

/** One operation of the API: its route and its description are made of this. */
export interface Operation {
  id: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** As OpenAPI writes it. */
  path: string;
  summary: string;
  access: 'read' | 'remote' | 'operator';
  body?: z.ZodType;
  /** Size of a body that is not JSON but a file, in bytes. */
  maxFileBytes?: number;
  query?: z.ZodObject;
  answer: z.ZodType;
  run(input: OperationInput): Promise<unknown>;
}

/** Version of a release. */
export const versionSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9.+-]{0,80}$/, 'must be a version such as "1.0.0-3f9a2c"');

export const noteSchema = z.string().trim().min(1).max(200).optional().meta({ description: 'Why, for the history.' });

/** Of what needs nothing but a reason. */
export const requestSchema = z.strictObject({ note: noteSchema });
