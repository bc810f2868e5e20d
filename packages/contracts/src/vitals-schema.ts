import * as z from 'zod/mini';
import { releaseVersionSchema, remoteNameSchema } from './release.ts';
import { countedDirectives, MAX_COUNT, MAX_GROUP_LENGTH, MAX_VIEWS_PER_REPORT, vitalNames } from './vitals.ts';

/** Ten minutes; a larger value means that the clock has jumped. */
const MAX_VALUE = 600_000;

const countSchema = z.int().check(z.gte(1), z.lte(MAX_COUNT));

const viewReportSchema = z.strictObject({
  remote: remoteNameSchema,
  release: releaseVersionSchema,
  group: z.string().check(z.maxLength(MAX_GROUP_LENGTH), z.regex(/^\/[a-z0-9-]*$/, 'must be the first part of a path')),
  vitals: z.optional(z.partialRecord(z.enum(vitalNames), z.number().check(z.gte(0), z.lte(MAX_VALUE)))),
  errors: z.optional(countSchema),
  violations: z.optional(z.partialRecord(z.enum([...countedDirectives, 'other']), countSchema)),
});

/** Schema of browser reports, which are untrusted input. */
export const vitalsReportSchema = z.strictObject({
  views: z.array(viewReportSchema).check(z.minLength(1), z.maxLength(MAX_VIEWS_PER_REPORT)),
});
