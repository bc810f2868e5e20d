import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { ConfigurationError } from '../configuration/configuration-error.ts';

const { localeError } = z.locales.en();

/**
 * Reads a JSON file that people maintain.
 * @param missing sentence for an unreadable file, instead of the default one
 * @throws ConfigurationError with a sentence that names the file and the mistake
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

/** Synchronous {@link readJson} for build configurations. */
export function readJsonSync<Schema extends z.core.$ZodType>(file: string, schema: Schema): z.output<Schema> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error);
  }
  return parse(file, text, schema);
}

/** Reads a JSON file that a program wrote; returns undefined if it is missing, not JSON or does not match the schema. */
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
