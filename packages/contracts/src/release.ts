import * as z from 'zod/mini';
import { pageInfoSchema } from './page.ts';

/**
 * Version of the contract between a remote's release and the shell, which reads this one and the one before. A field that
 * an older shell may ignore needs no new version; one without which it would serve something wrong does.
 */
export const RELEASE_CONTRACT = 2;

/** Names of remotes appear in addresses, file names and metrics. */
export const remoteNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be a short lower-case name'));

/** Version of a release. */
export const releaseVersionSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9.+-]{0,80}$/, 'must be a version such as "1.0.0-3f9a2c"'));

const filePathSchema = z
  .string()
  .check(z.regex(/^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/, 'must be a relative file path'));

const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be sha384-<base64>'));

const fileSchema = z.strictObject({ integrity: integritySchema, size: z.int().check(z.gte(0)) });

export const releasePageSchema = z.extend(pageInfoSchema, {
  /** Script files the page needs, in the order in which they are requested: entry first. */
  js: z.array(filePathSchema),
  css: z.array(filePathSchema),
});

/** `release.json`: all a shell must know to verify, compose and serve one release of a remote. */
export const releaseSchema = z.strictObject({
  contract: z.literal(RELEASE_CONTRACT),
  name: remoteNameSchema,
  version: releaseVersionSchema,
  /** Module Federation container. */
  container: z.strictObject({ name: z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/)), entry: filePathSchema }),
  /** CommonJS bundle that renders the pages when a site is composed. */
  server: filePathSchema,
  /** Every file of the release by its path, the server bundle included. */
  files: z.record(filePathSchema, fileSchema),
  pages: z.array(releasePageSchema).check(z.minLength(1)),
  /** Libraries that the release requires from the shell at run time, with the semver range that it was built for. */
  shared: z.record(z.string(), z.string()),
});

/** A field of `release.json` that is not part of the contract. */
export interface UnknownField {
  /** Path of the page that it belongs to, if it belongs to one. */
  page?: string | undefined;
  /** Such as `meta.robots`. */
  field: string;
}

export interface Release extends z.infer<typeof releaseSchema> {
  /** Only of a release that was read under the previous contract. */
  formerContract?: number;
  /** Only of a release that was read: fields that were ignored. */
  unknownFields?: UnknownField[];
}

export type ReleasePage = Release['pages'][number];
