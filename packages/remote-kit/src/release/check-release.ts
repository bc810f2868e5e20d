import { type Release, releaseSchema } from '@site/contracts';
import { ConfigurationError } from '@site/process';
import { en } from 'zod/locales';
import type * as z from 'zod/mini';

const { localeError } = en();

function toSentence({ code, path, message }: z.core.$ZodIssue): string {
  if (code === 'invalid_key')
    return `Rename ${String(path.at(-1))}: names of files may consist of A-Z, a-z, 0-9, ".", "_" and "-", and not start with ".".`;
  return `Invalid release: ${path.map(String).join('.')} ${message}.`;
}

/**
 * Checks the description of a release against the contract.
 * @throws ConfigurationError with a sentence that names the invalid field or file
 */
export function checkRelease(description: Release): Release {
  const { data, error } = releaseSchema.safeParse(description, { error: localeError });
  if (data) return data;
  throw new ConfigurationError(error.issues.slice(0, 1).map(toSentence).join(''));
}
