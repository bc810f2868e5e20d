import * as z from 'zod';
import { describedSchema, type RenderedPage } from '../../store/rendered-store.ts';

/** Enough for a sentence; error messages have no size limit. */
const REASON_LENGTH = 1_000;
const STACK_LENGTH = 4_000;

const pageSchema = z.object({ ...describedSchema.shape, html: z.string() }) satisfies z.ZodType<RenderedPage>;

const layoutSchema = z.object({
  /** Pages that share this layout. */
  paths: z.array(z.string()),
  before: z.string(),
  after: z.string(),
});

const stepSchema = z.object({
  type: z.literal('step'),
  /** Absent while the code of the release loads. */
  page: z.string().optional(),
  /** Whether the loading code is the container for browsers. */
  isContainer: z.boolean().optional(),
  /** Whether the shell, not a release, is responsible for failures of this step. */
  isOfShell: z.boolean(),
  /** Processor time of the process when the step started. */
  startedAtCpuMs: z.number(),
});

/** Message of a rendering process: a started step, a rendered page or layout, or the result. */
export const renderMessageSchema = z.discriminatedUnion('type', [
  stepSchema,
  z.object({ type: z.literal('page'), page: pageSchema }),
  z.object({ type: z.literal('layout'), layout: layoutSchema }),
  z.object({
    type: z.literal('fault'),
    page: z.string().optional(),
    reason: z.string().transform((reason) => reason.slice(0, REASON_LENGTH)),
    /** Stack trace in the bundles, for developers. */
    stack: z
      .string()
      .transform((stack) => stack.slice(0, STACK_LENGTH))
      .optional(),
  }),
  z.object({ type: z.literal('done') }),
]);

export type RenderMessage = z.infer<typeof renderMessageSchema>;
export type RenderedLayout = z.infer<typeof layoutSchema>;
export type RenderStep = z.infer<typeof stepSchema>;
