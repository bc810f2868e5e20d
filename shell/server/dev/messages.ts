import * as z from 'zod';

const problemSchema = z.object({
  /** Source of the problem. */
  by: z.enum(['build', 'types', 'page', 'site', 'browser']),
  /** Absent when it concerns no single remote, such as types of several. */
  remote: z.string().optional(),
  page: z.string().optional(),
  /** `mfe-wholesale/src/remote.ts:12:5`, if known. */
  place: z.string().optional(),
  message: z.string(),
});

/** Problem for a developer to fix. */
export type Problem = z.infer<typeof problemSchema>;

/** Open tabs can apply the change; documents follow. */
const updatedSchema = z.object({
  type: z.literal('updated'),
  remote: z.string(),
  /** Id of the browser build. */
  build: z.string(),
  /** All stylesheets of the build, relative to the files of the remote. */
  css: z.array(z.string()),
});

/** Build that tabs can apply. */
export type Updated = z.infer<typeof updatedSchema>;

const builtSchema = z.object({
  type: z.literal('built'),
  remote: z.string(),
  /** Id of the browser build. */
  build: z.string(),
});

/** Pages can be rendered from the change; the files of browsers and the release follow. */
const bundledSchema = z.object({
  type: z.literal('bundled'),
  remote: z.string(),
  /** Server bundle, relative to the files of the remote. */
  server: z.string(),
});

/** Message from a watching build or the type check to the shell. */
export const newsSchema = z.discriminatedUnion('type', [
  updatedSchema,
  bundledSchema,
  /** The release is complete in its folder. */
  builtSchema,
  /** Current problems from one source. */
  z.object({
    type: z.literal('problems'),
    by: problemSchema.shape.by,
    remote: z.string().optional(),
    problems: z.array(problemSchema),
  }),
]);

export type News = z.infer<typeof newsSchema>;

/** Message from the shell to tabs. */
export type TabMessage =
  | { type: 'session'; id: string }
  | Updated
  | { type: 'bundled'; remote: string }
  | z.infer<typeof builtSchema>
  /** The release that documents contain when the tab connects. */
  | { type: 'served'; remote: string; build: string }
  | { type: 'problems'; problems: Problem[] };

/** Error report from a tab to the shell. */
export const tabErrorSchema = z.object({
  path: z.string().max(1_000),
  message: z.string().max(4_000),
  stack: z.string().max(20_000).optional(),
});

export type TabError = z.infer<typeof tabErrorSchema>;
