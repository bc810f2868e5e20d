import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { ConfigurationError } from './configuration-error.ts';

const OF_FILE = '_FILE';

/**
 * Reads the environment variables of a process. Empty variables count as unset, as in Compose files. `NAME_FILE` can name a file
 * with the value instead, as is usual for secrets in containers; a trailing line break is dropped.
 * @param schema all variables with their defaults
 * @param source `process.env` or a part of it
 * @throws ConfigurationError with one sentence that names the variable to change
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

/** All values are text, so zod's "expected number, received NaN" would confuse operators. */
const sayNumber: z.core.$ZodErrorMap = ({ code, expected }) =>
  code === 'invalid_type' && expected === 'number' ? 'must be a number' : undefined;

/** Returns the value of `NAME_FILE` unless the schema itself has a variable of that name. */
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
