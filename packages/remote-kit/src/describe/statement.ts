import { pageInfoSchema, remoteNameSchema } from '@site/contracts';
import { readJson } from '@site/process';
import * as z from 'zod/mini';

/** A file of the output; a star stands for what the bundler makes of its content. */
const pattern = z.string().check(z.minLength(1));

const statementSchema = z.strictObject({
  name: remoteNameSchema,
  /** That of package.json beside the statement unless stated. */
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
        /** The entry of the container unless stated. */
        js: z.optional(z.array(pattern)),
        /** Those of the page's exposed module, or of `./pages`, unless stated. */
        css: z.optional(z.array(pattern)),
        html: z.optional(pattern),
      }),
    )
    .check(z.minLength(1)),
});

/** What a team says about a release that no tool can know. */
export type Statement = z.infer<typeof statementSchema>;

/** @throws ConfigurationError with a sentence that names the field when the file does not say what it has to */
export const readStatement = (file: string): Promise<Statement> =>
  readJson(
    file,
    statementSchema,
    `Write ${file}: it states the name and the pages of the remote (docs/build-with-other-tools.md).`,
  );
