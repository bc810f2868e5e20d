import * as z from 'zod';
import { describedSchema, type RenderedPage } from '../../store/rendered-store.ts';

/** Enough for a sentence; the message of an error may be of any size. */
const REASON_LENGTH = 1_000;
const STACK_LENGTH = 4_000;

const pageSchema = z.object({ ...describedSchema.shape, html: z.string() }) satisfies z.ZodType<RenderedPage>;

const layoutSchema = z.object({
  /** Pages around which it is the same. */
  paths: z.array(z.string()),
  before: z.string(),
  after: z.string(),
});

const stepSchema = z.object({
  type: z.literal('step'),
  /** The code of the release is loaded when it is absent. */
  page: z.string().optional(),
  /** Whether that is the code for browsers. */
  isContainer: z.boolean().optional(),
  /** Whether no release is to blame. */
  isOfShell: z.boolean(),
  /** Processor time of the process when the step began. */
  startedAtCpuMs: z.number(),
});

/** What a rendering process reports: which step begins, what it has rendered, and how it ended. */
export const renderMessageSchema = z.discriminatedUnion('type', [
  stepSchema,
  z.object({ type: z.literal('page'), page: pageSchema }),
  z.object({ type: z.literal('layout'), layout: layoutSchema }),
  z.object({
    type: z.literal('fault'),
    page: z.string().optional(),
    reason: z.string().transform((reason) => reason.slice(0, REASON_LENGTH)),
    /** Places in the bundles, for developers. */
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
