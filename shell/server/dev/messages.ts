import * as z from 'zod';

const problemSchema = z.object({
  /** What has found it. */
  by: z.enum(['build', 'types', 'page', 'site', 'browser']),
  /** Absent when it concerns no remote, such as types of several. */
  remote: z.string().optional(),
  page: z.string().optional(),
  /** `mfe-wholesale/src/remote.ts:12:5`, where it is known. */
  place: z.string().optional(),
  message: z.string(),
});

/** Something that a developer has to mend. */
export type Problem = z.infer<typeof problemSchema>;

/** Open tabs can take over what has changed; documents follow. */
const updatedSchema = z.object({
  type: z.literal('updated'),
  remote: z.string(),
  /** Of the browser's build. */
  build: z.string(),
  /** All stylesheets of the build, relative to the files of the remote. */
  css: z.array(z.string()),
});

/** A build that tabs can take over. */
export type Updated = z.infer<typeof updatedSchema>;

/** What a watching build, or the check of types, tells the shell. */
export const newsSchema = z.discriminatedUnion('type', [
  updatedSchema,
  /** The release lies in its folder. */
  z.object({ type: z.literal('built'), remote: z.string() }),
  /** All that is wrong now, found by one of them. */
  z.object({
    type: z.literal('problems'),
    by: problemSchema.shape.by,
    remote: z.string().optional(),
    problems: z.array(problemSchema),
  }),
]);

export type News = z.infer<typeof newsSchema>;

/** What the shell tells tabs. */
export type TabMessage =
  | { type: 'session'; id: string }
  | Updated
  | { type: 'built'; remote: string }
  | { type: 'problems'; problems: Problem[] };

/** What a tab tells the shell of an error. */
export const tabErrorSchema = z.object({
  path: z.string().max(1_000),
  message: z.string().max(4_000),
  stack: z.string().max(20_000).optional(),
});
