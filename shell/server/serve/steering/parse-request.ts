import type * as z from 'zod';
import { SteeringRefused } from '../../steering/steering-refused.ts';

/** @returns one sentence */
function explain({ issues: [issue] }: z.ZodError): string {
  const place = issue?.path.map(String).join('.');
  return `Correct ${place || 'the request'}: ${issue?.message}.`;
}

/** @throws SteeringRefused with a sentence that names what does not fit */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new SteeringRefused(explain(error), 400);
  return data as z.output<Schema>;
}
