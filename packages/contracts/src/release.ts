import * as z from 'zod/mini';
import { pageInfoSchema } from './page.ts';

/**
 * Version of the contract between a remote's release and the shell, which supports this one and the previous one. A field that
 * an older shell can ignore needs no new version; a field without which it would serve wrong content does.
 */
export const RELEASE_CONTRACT = 2;

/** Names of remotes appear in addresses, file names and metrics. */
export const remoteNameSchema = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be a short lower-case name'),
    z.describe('Name of the remote in the registry of the site: lower-case letters, digits and hyphens.'),
  );

/** Version of a release. */
export const releaseVersionSchema = z
  .string()
  .check(
    z.regex(/^[A-Za-z0-9][A-Za-z0-9.+-]{0,80}$/, 'must be a version such as "1.0.0-3f9a2c"'),
    z.describe('Version of the release, unique per content.'),
  );

const filePathSchema = z
  .string()
  .check(z.regex(/^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/, 'must be a relative file path'));

const fileNamed = (description: string) => filePathSchema.check(z.describe(description));

const integritySchema = z
  .string()
  .check(
    z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be sha384-<base64>'),
    z.describe('SHA-384 of the content in base64, after "sha384-".'),
  );

const fileSchema = z.strictObject({
  integrity: integritySchema,
  size: z.int().check(z.gte(0), z.describe('Number of bytes.')),
});

export const releasePageSchema = z.extend(pageInfoSchema, {
  js: z.array(filePathSchema).check(z.describe('Script files of the page in the order of requests: entry first.')),
  css: z.array(filePathSchema).check(z.describe('Style sheets of the page; they become part of its document.')),
  html: z.optional(
    fileNamed(
      'HTML of a page that has no component: the document shows it in the layout and runs the scripts of "js" as modules.',
    ),
  ),
});

const containerSchema = z.strictObject({
  name: z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/), z.describe('Global name of the container.')),
  entry: fileNamed('Its entry script. The name must change with the content.'),
  type: z.optional(
    z
      .enum(['script', 'module'])
      .check(z.describe('How browsers load the entry: as a script, or as an ES module for "module".')),
  ),
});

/** `release.json`: everything that a shell needs to verify, compose and serve a release of a remote. */
export const releaseSchema = z.strictObject({
  contract: z.literal(RELEASE_CONTRACT).check(z.describe('Version of the contract of this file.')),
  name: remoteNameSchema,
  version: releaseVersionSchema,
  container: z.optional(
    containerSchema.check(
      z.describe(
        'Module Federation container. It exposes "./pages", whose loadPage(path) resolves with a component. Absent when every page has "html".',
      ),
    ),
  ),
  server: z.optional(
    fileNamed(
      'CommonJS bundle that renders the pages when a site is composed: exports loadPage(path). Absent when every page has "html".',
    ),
  ),
  files: z
    .record(filePathSchema, fileSchema)
    .check(z.describe('Every file of the release by its path, including the server bundle.')),
  pages: z.array(releasePageSchema).check(z.minLength(1), z.describe('Pages of the remote.')),
  shared: z
    .record(z.string(), z.string())
    .check(
      z.describe(
        'Libraries that the release requires from the shell at run time, with the semver range that it was built for.',
      ),
    ),
});

/** A field of `release.json` that is not part of the contract. */
export interface UnknownField {
  /** Path of its page, if any. */
  page?: string | undefined;
  /** Such as `meta.robots`. */
  field: string;
}

export interface Release extends z.infer<typeof releaseSchema> {
  /** Only for releases under the previous contract. */
  formerContract?: number;
  /** Ignored fields; only for releases that were read. */
  unknownFields?: UnknownField[];
}

export type ReleasePage = Release['pages'][number];
