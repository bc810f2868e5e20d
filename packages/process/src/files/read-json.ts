import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { ConfigurationError } from '../configuration/configuration-error.ts';

const { localeError } = z.locales.en();

/**
 * Reads a JSON file that somebody maintains.
 * @param schema what the file must hold
 * @param missing sentence for a file that cannot be read, when there is more to say than its name
 * @throws ConfigurationError with a sentence that names the file and what is wrong with it
 */
export async function readJson<Schema extends z.core.$ZodType>(
  file: string,
  schema: Schema,
  missing?: string,
): Promise<z.output<Schema>> {
  const text = await readFile(file, 'utf8').catch((error) => {
    throw unreadable(file, error, missing);
  });
  return parse(file, text, schema);
}

/** {@link readJson} for build configurations, which cannot wait. */
export function readJsonSync<Schema extends z.core.$ZodType>(file: string, schema: Schema): z.output<Schema> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error);
  }
  return parse(file, text, schema);
}

/**
 * Reads a JSON file that a program wrote earlier: what is damaged counts as absent.
 * @returns undefined when the file is missing, is not JSON or does not fit the schema
 */
export function tryReadJson<Schema extends z.core.$ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  return readJson(file, schema).catch((error) => {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  });
}

function unreadable(file: string, error: unknown, sentence?: string): ConfigurationError {
  const { code } = error as NodeJS.ErrnoException;
  return new ConfigurationError(sentence ?? `Write ${file}: it cannot be read (${code}).`, { cause: error });
}

function parse<Schema extends z.core.$ZodType>(file: string, text: string, schema: Schema): z.output<Schema> {
  const { data, error } = z.safeParse(schema, parseText(file, text), { error: localeError });
  if (!error) return data as z.output<Schema>;
  const [issue] = error.issues;
  const place = issue?.path.map(String).join('.');
  throw new ConfigurationError(`Correct ${place ? `${place} in ` : ''}${file}: ${issue?.message}.`, { cause: error });
}

function parseText(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigurationError(`Correct ${file}: it is not JSON.`, { cause: error });
  }
}
