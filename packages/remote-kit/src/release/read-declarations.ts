import { type PageInfo, pageInfoSchema } from '@site/contracts';
import { ConfigurationError } from '@site/process';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { evaluateBundle } from './evaluate-bundle.ts';

const declarationsSchema = z.array(pageInfoSchema).check(z.minLength(1));
const { localeError } = en();

/**
 * Reads the declarations of a built remote.
 * @param bundle server bundle of the remote
 * @throws ConfigurationError with a sentence that names the page and the invalid field
 */
export async function readDeclarations(bundle: string): Promise<PageInfo[]> {
  const declared = await evaluateBundle(bundle).catch((error: unknown) => {
    throw new ConfigurationError(`The declarations of src/remote.ts cannot be read: ${error}.`, { cause: error });
  });
  const { data, error } = declarationsSchema.safeParse(declared, { error: localeError });
  if (error) throw invalidDeclaration(declared, error.issues[0]);
  return data;
}

function invalidDeclaration(declared: unknown, issue: z.core.$ZodIssue | undefined): ConfigurationError {
  const [index, ...field] = issue?.path ?? [];
  if (typeof index !== 'number') return new ConfigurationError('Declare pages in src/remote.ts: definePages([...]).');
  const part = field.length > 0 ? `${field.map(String).join('.')} in ` : '';
  return new ConfigurationError(`Correct ${part}the declaration of ${nameOf(declared, index)}: ${issue?.message}.`);
}

function nameOf(declared: unknown, index: number): string {
  const page: unknown = Array.isArray(declared) ? declared[index] : undefined;
  const isNamed = typeof page === 'object' && page !== null && 'path' in page && typeof page.path === 'string';
  return isNamed ? `page ${page.path}` : `page ${index + 1} of src/remote.ts`;
}
