import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { ConfigurationError } from './configuration-error.ts';

const OF_FILE = '_FILE';

/**
 * Reads the variables of a process, once, at its edge. Empty ones count as unset, as in Compose files. Each may be given
 * as `NAME_FILE` instead, the path of a file that holds the value: the way secrets come into containers. A line break at
 * the end of the file is no part of the value.
 * @param schema every variable with its default
 * @param source `process.env`, or a part of it
 * @throws ConfigurationError with one sentence that says which variable to change
 */
export function parseEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  source: NodeJS.ProcessEnv,
): z.infer<Schema> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const value = source[name] || fromFile(name, fileOf(name, schema, source));
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = schema.safeParse(given, { error: sayNumber });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigurationError(`Set ${issue?.path[0]?.toString()} to something else: ${issue?.message}.`);
}

/** Every value is given as text, so zod's "expected number, received NaN" would puzzle an operator. */
const sayNumber: z.core.$ZodErrorMap = ({ code, expected }) =>
  code === 'invalid_type' && expected === 'number' ? 'must be a number' : undefined;

/** A variable of the schema may itself end in `_FILE`: it then means what the schema says. */
function fileOf(name: string, schema: z.ZodObject, source: NodeJS.ProcessEnv): string | undefined {
  const variable = `${name}${OF_FILE}`;
  return variable in schema.shape ? undefined : source[variable];
}

function fromFile(name: string, file: string | undefined): string | undefined {
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new ConfigurationError(`Set ${name}${OF_FILE} to a file that can be read: ${file} cannot.`);
  }
}
