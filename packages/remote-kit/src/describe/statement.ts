import { pageInfoSchema, remoteNameSchema } from '@site/contracts';
import { readJson } from '@site/process';
import * as z from 'zod/mini';

/** File of the output; a star stands for the hash of its content. */
const pattern = z.string().check(z.minLength(1));

const statementSchema = z.strictObject({
  name: remoteNameSchema,
  /** By default that of package.json in the same folder. */
  version: z.optional(z.string()),
  /** As `mf-manifest.json` of the output has it unless stated. */
  container: z.optional(
    z.strictObject({ name: z.string(), entry: pattern, type: z.optional(z.enum(['script', 'module'])) }),
  ),
  server: z.optional(pattern),
  /** As `mf-manifest.json` of the output has it unless stated. */
  shared: z.optional(z.record(z.string(), z.string())),
  pages: z
    .array(
      z.extend(pageInfoSchema, {
        /** By default the entry of the container. */
        js: z.optional(z.array(pattern)),
        /** By default those of the page's exposed module, or of `./pages`. */
        css: z.optional(z.array(pattern)),
        html: z.optional(pattern),
      }),
    )
    .check(z.minLength(1)),
});

/** Statement of a team about a release: what the output does not contain. */
export type Statement = z.infer<typeof statementSchema>;

/** @throws ConfigurationError with a sentence that names the invalid field */
export const readStatement = (file: string): Promise<Statement> =>
  readJson(
    file,
    statementSchema,
    `Write ${file}: it states the name and the pages of the remote (docs/build-with-other-tools.md).`,
  );
