import * as z from 'zod';
import { SteeringRefused } from '../../steering/steering-refused.ts';

/** @returns one sentence */
function explain({ issues: [issue] }: z.core.$ZodError): string {
  const place = issue?.path.map(String).join('.');
  return `Correct ${place || 'the request'}: ${issue?.message}.`;
}

/** @throws SteeringRefused with a sentence that names the invalid field */
export function parseRequest<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new SteeringRefused(explain(parsed.error), 400);
  return parsed.data;
}
